import { expect, test } from 'vitest'
import { attribute, XmlScanner } from './xml-scanner.ts'

function events(text: string, piece = text.length): string[] {
  const seen: string[] = []
  let run = ''
  const flush = () => {
    if (run !== '') seen.push(`"${run}"`)
    run = ''
  }
  const scanner = new XmlScanner({
    open: (name, attributes) => {
      flush()
      seen.push(`<${name}${attributes}`)
    },
    close: (name) => {
      flush()
      seen.push(`/${name}`)
    },
    text: (t) => {
      run += t
    },
  })
  for (let i = 0; i < text.length; i += Math.max(1, piece)) scanner.push(text.slice(i, i + piece))
  flush()
  if (!scanner.end()) seen.push('cut')
  return seen
}

test('tags, prefixes, empty elements, entities, CDATA and comments', () => {
  expect(
    events(`<?xml version="1.0"?><!-- <a> --><x:r a="1>2"><v>3 &lt; 4 &#x4e2d;&#30007;</v ><c/><![CDATA[<b>]]></x:r>`),
  ).toEqual(['<r a="1>2"', '<v', '"3 < 4 中男"', '/v', '<c', '/c', '"<b>"', '/r'])
})

test('the size of the pieces does not matter', () => {
  const text = `<a t='x' u="&amp;"><!--c--><b>1&amp;2</b><![CDATA[ ]] > ]]><c r="A1"/>é😀</a>`
  for (let piece = 1; piece < 20; piece++) expect(events(text, piece)).toEqual(events(text))
})

test('a text that ends within a tag is truncated', () => {
  expect(events('<a><b').at(-1)).toBe('cut')
})

test('an entity of a document type is not expanded', () => {
  expect(events('<!DOCTYPE a [<!ENTITY x "y">]><a>&xx;</a>').slice(-3)).toEqual(['<a', '"&xx;"', '/a'])
})

test('attributes are found by their whole local name', () => {
  expect(attribute(' spans="1:2" r="B3" s = \'4\' x:id="r1"', 'r')).toBe('B3')
  expect(attribute(' spans="1:2" s = \'4\'', 's')).toBe('4')
  expect(attribute(' r:id="rId1"', 'id')).toBe('rId1')
  expect(attribute(' ref="A1"', 'r')).toBeUndefined()
  expect(attribute(' a="" b="x"', 'a')).toBe('')
  expect(attribute('a="1"', 'a')).toBe('1')
  expect(attribute(' a="1', 'a')).toBeUndefined()
})

test('[D7] constructs of several megabytes take linear, not quadratic time', () => {
  const start = process.cpuUsage()
  for (const [open, close] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<!DOCTYPE ', '>'],
    ['', ''],
    ['<a b="', '"/>'],
  ] as const) {
    const long = `<x>${open}${'a'.repeat(20e6)}${close}<y/>`
    const names = events(long, 16_384).filter((event) => event === '<y' || event === 'cut')
    expect(names, open).toEqual(open === '<a b="' ? ['cut'] : ['<y'])
  }
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000, 'ms of the processor').toBeLessThan(5000)
})

test('an entity is decoded anywhere in a long text', () => {
  for (let place = 65_520; place < 65_545; place += 1) {
    const texts: string[] = []
    const scanner = new XmlScanner({ text: (text) => texts.push(text) })
    const before = 'x'.repeat(place)
    scanner.push(`<a>${before}&#x10ffff;&amp;&lt;;& &bad;${before}&amp;</a>`)
    expect(texts.join('')).toBe(`${before}\u{10ffff}&<;& &bad;${before}&`)
  }
})
