import { expect, test } from 'vitest'
import { ColumnCells } from './column-cells.ts'
import { findPersonalData, isIdentityNumber } from './personal-data.ts'

function cellsOf(texts: readonly string[], form: 'auto' | 'numbers' = 'auto') {
  const cells = new ColumnCells('.', form)
  const encoder = new TextEncoder()
  for (const text of texts) {
    const bytes = encoder.encode(`${text}\n`)
    cells.push(bytes, 0, bytes.length - 1)
  }
  return cells.finish()
}

// The number of the example in GB 11643-1999, and those of Wikipedia's article on resident identity cards.
test('an identity number needs an existing day and the right check digit', () => {
  expect(isIdentityNumber('11010519491231002X')).toBe(true)
  expect(isIdentityNumber('440524188001010014')).toBe(true)
  expect(isIdentityNumber('11010519491231002x')).toBe(true)
  expect(isIdentityNumber('110105194912310021')).toBe(false)
  expect(isIdentityNumber('11010519491331002X')).toBe(false)
})

test('personal columns are found by their content, whatever their name', () => {
  expect(findPersonalData('V1', cellsOf(['11010519491231002X', '440524188001010014', '不详']))?.kind).toBe(
    'identity-number',
  )
  const phones = ['13800138000', '15912345678', '18612345678', '17700001111', '13312341234']
  expect(findPersonalData('V2', cellsOf(phones))?.kind).toBe('phone')
  expect(findPersonalData('V2', cellsOf(phones, 'numbers'))?.kind).toBe('phone')
  expect(findPersonalData('V3', cellsOf(['王小明', '李华', '张伟', '刘洋', '陈静']))?.kind).toBe('name')
  expect(findPersonalData('V4', cellsOf(['a@b.cn', 'c@d.org']))?.kind).toBe('email')
})

test('personal columns are found by their name, and by content before name', () => {
  const names = {
    姓名: 'name',
    住院号: 'record-number',
    身份证号码: 'identity-number',
    联系电话: 'phone',
    家庭住址: 'address',
    'Patient Name': 'name',
    MRN: 'record-number',
  }
  for (const [name, kind] of Object.entries(names)) {
    expect(findPersonalData(name, cellsOf(['1', '2']))).toEqual({ kind, by: 'column-name' })
  }
})

test('clinical columns are not taken for personal ones', () => {
  for (const name of [
    'sex',
    '性别',
    'drug name',
    'variable_name',
    '血红蛋白',
    'state',
    'address_type_code_x'.slice(0, 3),
  ]) {
    expect(findPersonalData(name, cellsOf(['1', '2', '3', '4', '5', '6'])), name).toBeNull()
  }
  expect(findPersonalData('药物', cellsOf(['黄芪', '甘草', '当归', '黄连', '白术', '黄芪']))).toBeNull()
})

const kindOf = (texts: readonly string[], form?: 'auto' | 'numbers') =>
  findPersonalData('x', cellsOf(texts, form))?.kind ?? null
const others = (count: number) => Array.from({ length: count }, (_, k) => `other ${k}`)

test('half of the cells decide for numbers and addresses, seven tenths for names', () => {
  const identity = ['11010519491231002X', '440524188001010014']
  expect(kindOf([...identity, ...others(2)])).toBe('identity-number')
  expect(kindOf([...identity, ...others(3)])).toBeNull()
  const phones = ['13800138000', '15912345678', '+8618612345678', '86-17700001111']
  expect(kindOf([...phones, ...others(4)])).toBe('phone')
  expect(kindOf([...phones, ...others(5)])).toBeNull()
  expect(kindOf(phones)).toBeNull() // fewer than five prove nothing
  expect(kindOf([...phones, '19100001111'])).toBe('phone')
  expect(kindOf(['12800138000', '1380013800', '138001380001', '23800138000', 'x13800138000'])).toBeNull()
  expect(kindOf(['a@b.cn', 'x'])).toBe('email')
  expect(kindOf(['a@b.cn', 'x', 'y'])).toBeNull()
  expect(kindOf(['a@b', '@b.cn', 'a@ b.cn', 'a@b@c.cn'])).toBeNull()
  const seven = ['王明', '李小红', '张建国', '陈静', '刘洋', '赵一', '孙二']
  expect(kindOf([...seven, '甲乙', '丙丁', '戊己'])).toBe('name')
  expect(kindOf([...seven, '甲乙', '丙丁', '戊己', '庚辛'])).toBeNull()
})

test('an e-mail address has at most 254 characters', () => {
  expect(kindOf([`${'a'.repeat(249)}@b.cn`])).toBe('email')
  expect(kindOf([`${'a'.repeat(250)}@b.cn`])).toBeNull()
})

test('names have two to four characters, and need at least five, mostly distinct cells', () => {
  const names = ['王明', '李小红', '张建国华', '陈静', '刘洋']
  expect(kindOf(names)).toBe('name')
  expect(kindOf(names.slice(1))).toBeNull()
  expect(kindOf([...names, ...names])).toBe('name')
  expect(kindOf([...names, ...names, '王明'])).toBeNull()
  expect(kindOf([...names, '', '', '', '', '', ''])).toBe('name')
  expect(kindOf(['王', '李', '张', '陈', '刘'])).toBeNull()
  expect(kindOf(['王一二三四', '李一二三四', '张一二三四', '陈一二三四', '刘一二三四'])).toBeNull()
})

test('in a column stored as numbers, 13 000 000 000 to 20 000 000 000 are phone numbers', () => {
  const mixed = (phone: string) => kindOf([phone, '5'], 'numbers')
  expect([mixed('13000000000'), mixed('19999999999')]).toEqual(['phone', 'phone'])
  expect([mixed('12999999999'), mixed('20000000000'), mixed('13000000000.5')]).toEqual([null, null, null])
  expect(kindOf(['13000000000', '5', '6'], 'numbers')).toBeNull()
  expect(kindOf(['13000000000', '', ''], 'numbers')).toBe('phone')
  expect(kindOf(['', ''], 'numbers')).toBeNull()
  expect(kindOf(['', ''])).toBeNull()
})

// check digits by ISO 7064 MOD 11-2, computed by hand for one number in each position
test('every digit of an identity number counts for its check digit', () => {
  const number = '11010519491231002X'
  for (let place = 0; place < 17; place++) {
    const other = `${number.slice(0, place)}${(Number(number[place]) + 1) % 10}${number.slice(place + 1)}`
    expect(isIdentityNumber(other), other).toBe(false)
  }
  expect(isIdentityNumber(`1${number}`)).toBe(false)
  expect(isIdentityNumber(number.slice(1))).toBe(false)
  expect(isIdentityNumber('01010519491231002X')).toBe(false)
})
