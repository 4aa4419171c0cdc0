import { expect, test } from 'vitest'
import { bytesOfHex, HmacSha256, hexOfWords } from './hmac-sha256.ts'

const key = Uint8Array.from({ length: 16 }, (_, k) => k)

/** By R: `digest::hmac(as.raw(0:15), strrep("a", n), "sha256")`, package digest 0.6.31. */
const ofLength = {
  0: '07eff8b326b7798c9ccfcbdbe579489ac785a7995a04618b1a2813c26744777d',
  1: 'c48c3eee999ca88165b7353de77e8b62961203f895542b3fbd742d2e419a35e3',
  55: 'dc97c2b78cb0803d1e22399ad8315775b3185bcf628da05505920387c44d6407',
  56: '5f6461032b807eed1527a276292a3e5a44733cbdaba2c6dba49a6152bb5aae6c',
  63: '3e6f0e8b478ac19002283e6a4cddb3dd7326c384d072aeba17347fb823bc8e76',
  64: '4b763d6f418f14dd085e3458c666fd9a00b6cd0132da3a049c07f96a1d9582f7',
  65: 'aedd371a880c3265bfebce63d2ab1f73be7e9bbc1101a335cbaca634114ca2df',
  119: 'caed6a084acf354821f2f6ad73a71401a9f921185f2d422e3c11f93954c54396',
  120: 'fc6ee45d3cf7859648934c8c230ed6655b62d79a8cc64a1de905fea9c8e1d782',
  200: '4d3e86aa1166105833e906a9f16832e42896fe06bb27a5553d4d853e6d9b0e4a',
}

test('the codes are those of R, on both sides of the ends of blocks, in any order', () => {
  const hmac = new HmacSha256(key)
  const lengths = Object.keys(ofLength).map(Number)
  for (const length of [...lengths, ...lengths.toReversed()])
    expect(hexOfWords(hmac.of('a'.repeat(length)), 8)).toBe(ofLength[length as keyof typeof ofLength])
})

test('texts are taken as UTF-8, and a key can have a whole block', () => {
  expect(hexOfWords(new HmacSha256(key).of('欧阳娜娜 é😀'), 8)).toBe(
    '586955fd47008cbec468b980534b24372d825698cf189f29c7656bab0181bd78',
  )
  expect(hexOfWords(new HmacSha256(new Uint8Array(64).fill(0xaa)).of('long key'), 8)).toBe(
    '8a480f58fcff779abef3c0939e1f01bc813211d25db597b61fc7da2bb0bca5e8',
  )
  expect(() => new HmacSha256(new Uint8Array(65))).toThrow(RangeError)
})

test('a key is written in hexadecimal', () => {
  expect([...bytesOfHex('00ff10')]).toEqual([0, 255, 16])
  expect(hexOfWords(Int32Array.of(-1, 1), 2)).toBe('ffffffff00000001')
})
