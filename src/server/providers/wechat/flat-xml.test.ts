import { expect, test } from 'vitest'
import { scanMessage } from '#tests/support/providers/wechat-caller.ts'
import { readFlatXml, writeFlatXml } from './flat-xml.ts'

test('a message of WeChat is read', () => {
  expect(readFlatXml(scanMessage('abc', 'o-1'))).toEqual(
    new Map([
      ['ToUserName', 'gh_1'],
      ['FromUserName', 'o-1'],
      ['CreateTime', '1700000000'],
      ['MsgType', 'event'],
      ['Event', 'SCAN'],
      ['EventKey', 'abc'],
      ['Ticket', 'gQH47joAAAAAAAAAASxodHRwOi8vd2VpeGlu'],
    ]),
  )
})

test('nested elements are skipped', () => {
  const document = '<xml><A>1</A><Info><Type><![CDATA[<x>]]></Type><Deep><B>2</B></Deep></Info><C></C></xml>'
  expect(readFlatXml(document)).toEqual(
    new Map([
      ['A', '1'],
      ['Info', ''],
      ['C', ''],
    ]),
  )
})

test('what is written can be read again', () => {
  const fields = { Content: '算尺 <b> & ]]> "', Empty: '', CreateTime: 5 }
  expect(readFlatXml(writeFlatXml(fields))).toEqual(new Map(Object.entries({ ...fields, CreateTime: '5' })))
})

test.each([
  ['nothing', ''],
  ['text', 'hello'],
  ['another root', '<html><a>1</a></html>'],
  ['an end that is missing', '<xml><a>1</a>'],
  ['an end that is not of its beginning', '<xml><a>1</b></xml>'],
  ['an attribute', '<xml><a href="x">1</a></xml>'],
  ['an entity', '<xml><a>&lt;</a></xml>'],
  ['a document type', '<!DOCTYPE xml [<!ENTITY a "b">]><xml><a>1</a></xml>'],
  ['a declaration', '<?xml version="1.0"?><xml><a>1</a></xml>'],
  ['a comment', '<xml><!-- x --><a>1</a></xml>'],
  ['a field that comes twice', '<xml><a>1</a><a>2</a></xml>'],
  ['text between fields', '<xml>x<a>1</a></xml>'],
  ['text after the fields', '<xml><a>1</a>x</xml>'],
  ['text after the document', '<xml><a>1</a></xml>x'],
  ['two documents', '<xml><a>1</a></xml><xml><a>2</a></xml>'],
  ['a quotation that does not end', '<xml><a><![CDATA[1</a></xml>'],
  ['no end of nesting', `<xml>${'<a>'.repeat(100_000)}`],
])('%s is no message', (_, document) => {
  expect(readFlatXml(document)).toBeUndefined()
})
