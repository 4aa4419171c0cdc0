import { expect, test } from 'vitest'
import { maxCompared, proposeMerges } from './propose-merges.ts'
import { editDistance, jaroWinkler } from './text-distance.ts'
import { fingerprint, pairKey, wordKey } from './text-keys.ts'

const counted = (...texts: readonly (readonly [string, number])[]) => texts.map(([text, count]) => ({ text, count }))
const texts = (clusters: ReturnType<typeof proposeMerges>) => clusters.map((cluster) => cluster.map(({ text }) => text))

test('a fingerprint has no case, width, accents, punctuation and order of words', () => {
  for (const spelling of ['type 2 Diabetes', 'Diabetes, type 2', ' ＤＩＡＢＥＴＥＳ  type\u200b 2.', 'diabètes type 2'])
    expect(fingerprint(spelling)).toBe('2 diabetes type')
  expect(fingerprint('高血压（Ⅲ级）')).toBe(fingerprint('高血压(III级)'))
  expect([fingerprint(' - '), wordKey(' - '), pairKey('。')]).toEqual(['', '', ''])
  expect(fingerprint('阳性(+)')).not.toBe(fingerprint('阳性(++)'))
})

test('pairs of characters forgive missing blanks and doubled letters, but no other number', () => {
  expect(pairKey('heart failure')).toBe(pairKey('Heartfailure'))
  expect(pairKey('Stage III')).not.toBe(pairKey('stage II'))
  expect(pairKey('Ⅲ期')).toBe(pairKey('III 期'))
  expect(wordKey('1.5 mg')).not.toBe(wordKey('15 mg'))
  expect(wordKey('stage 2, grade 1')).toBe(wordKey('Grade 1 stage 2'))
  expect(pairKey('aa bb')).not.toBe(pairKey('bb aa'))
  expect(pairKey('grade 11')).not.toBe(pairKey('grade 111'))
})

test('distances are those of their authors', () => {
  const letters = (text: string) => Array.from(text)
  expect(editDistance(letters('kitten'), letters('sitting'), 5)).toBe(3)
  expect(editDistance(letters('kitten'), letters('sitting'), 2)).toBe(3)
  expect(editDistance(letters(''), letters('ab'), 2)).toBe(2)
  // Winkler 1990, table 1
  expect(jaroWinkler(letters('MARTHA'), letters('MARHTA'))).toBeCloseTo(0.9611, 4)
  expect(jaroWinkler(letters('DWAYNE'), letters('DUANE'))).toBeCloseTo(0.84, 4)
  expect(jaroWinkler(letters('DIXON'), letters('DICKSONX'))).toBeCloseTo(0.8133, 4)
  expect(jaroWinkler(letters('ab'), letters('cd'))).toBe(0)
})

test('the most frequent spelling leads its cluster, and large clusters come first', () => {
  const given = counted(['Male', 3], ['male ', 5], ['FEMALE', 2], ['female', 90], ['other', 1], ['-', 4], ['/', 4])
  expect(texts(proposeMerges(given, 'words'))).toEqual([
    ['female', 'FEMALE'],
    ['male ', 'Male'],
  ])
})

test('near texts are proposed, short ones and those with another number are not', () => {
  const given = counted(
    ['metastasis', 9],
    ['metastases', 4],
    ['metastsis', 1],
    ['男', 5],
    ['女', 5],
    ['胃癌', 2],
    ['肺癌', 3],
    ['grade 1', 8],
    ['grade 2', 7],
    ['stage III', 8],
    ['stage II', 7],
    ['慢性阻塞性肺疾病', 6],
    ['慢性阻塞肺疾病', 2],
  )
  expect(texts(proposeMerges(given, 'nearest'))).toEqual([
    ['metastasis', 'metastases', 'metastsis'],
    ['慢性阻塞性肺疾病', '慢性阻塞肺疾病'],
  ])
})

test('five thousand texts are compared within a second, more are not', { timeout: 5000 }, () => {
  // the time limit is a factor of five for a busy machine
  const words = Array.from({ length: maxCompared }, (_, k) => ({
    text: `${String.fromCharCode(97 + (k % 3))}${((k * 7_919_777) % 1_000_003).toString(36)} ${((k * 104_729) % 99_991).toString(36)} unit`,
    count: 1,
  }))
  expect(proposeMerges(words, 'nearest').length).toBeGreaterThan(0)
  const more = counted(['a more', 1], ['a mores', 1])
  expect(proposeMerges(more, 'nearest')).toHaveLength(1)
  expect(proposeMerges([...words, ...more], 'nearest')).toEqual([])
})
