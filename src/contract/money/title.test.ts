import { expect, test } from 'vitest'
import { foldTitle, problemsOfTitle, type Title } from './title.ts'

const company: Title = {
  type: 'company',
  name: '福州算尺科技有限公司',
  tax_no: '91350100M000100Y43',
  phone: '',
  address: '',
  bank: '',
  account: '',
  email: 'invoice@example.org',
  recipient: '',
  area: '',
  remark: '',
}
const problems = (changed: Partial<Title>) => problemsOfTitle({ ...company, ...changed })

test('a company needs a name, a tax number and an e-mail address, a person only name and address', () => {
  expect(problems({})).toEqual({})
  const empty = { name: ' ', tax_no: '', email: '' }
  expect(problems(empty)).toEqual({ name: 'missing', tax_no: 'missing', email: 'missing' })
  expect(problems({ ...empty, type: 'personal' })).toEqual({ name: 'missing', email: 'missing' })
})

test('the title of a person keeps nothing that only companies have, however wrong it is', () => {
  const typed: Title = {
    ...company,
    type: 'personal',
    tax_no: '110101199003071234',
    account: 'x',
    phone: '13800138000',
  }
  expect(foldTitle(typed)).toEqual({ ...company, type: 'personal', tax_no: '', phone: '13800138000' })
  expect(problemsOfTitle(typed)).toEqual({})
})

test.each([
  ['name', '甲'.repeat(100), undefined],
  ['name', '甲'.repeat(101), 'long'],
  ['tax_no', '91350100m000100y43', undefined],
  ['tax_no', '91350100M000100Y44', undefined], // the reader is asked about it
  ['tax_no', '91350100M000100Y4Z', 'wrong'],
  ['tax_no', '9'.repeat(21), 'wrong'],
  ['phone', '138 0013 8000', undefined],
  ['phone', '０５９１－８７８５００００', undefined],
  ['phone', '010-87850000-1234', undefined],
  ['phone', '059187850000', undefined],
  ['phone', '12800138000', 'wrong'],
  ['phone', '87850000', 'wrong'],
  ['phone', '0591-87850000-1234567', 'wrong'],
  ['address', '甲'.repeat(101), 'long'],
  ['bank', '甲'.repeat(101), 'long'],
  ['account', '6222 0200 1234 5678 901', undefined],
  ['account', '1234567', 'wrong'],
  ['account', '1'.repeat(31), 'wrong'],
  ['account', '1234-5678', undefined],
  ['account', '12345678x', 'wrong'],
  ['email', 'a@b', 'wrong'],
  ['email', 'a b@c.d', 'wrong'],
  ['email', `${'a'.repeat(97)}@b.c`, 'long'],
  ['recipient', '甲'.repeat(101), 'long'],
  ['area', '甲'.repeat(101), 'long'],
  ['remark', '甲'.repeat(201), 'long'],
] as const)('%s %j: %s', (text, value, problem) => {
  expect(problems({ [text]: value })).toEqual(problem === undefined ? {} : { [text]: problem })
})

test('texts lose line ends and control characters, remarks keep their lines, numbers lose spaces', () => {
  const typed = {
    name: ' 算尺\n（福州）\u0007有限公司 ',
    remark: '一\r\n二\u0000\n',
    account: '6222 0200\u20111234',
    phone: '138 0013 8000',
  }
  expect(foldTitle({ ...company, ...typed })).toMatchObject({
    name: '算尺 （福州） 有限公司',
    remark: '一\n二',
    account: '622202001234',
    phone: '13800138000',
  })
})
