import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { documentStyles, standardStyle } from '../document/document-style.ts'
import { onePixel, sampleDocument, words } from '../document/sample-document.fixture.ts'
import { writeHtml } from './write-html.ts'

const html = writeHtml(sampleDocument, standardStyle)
const { document } = parseHTML(html)
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('headings, lists, captions, tables and references', () => {
  expect(texts('h1')).toEqual(['肺癌患者的生存分析'])
  expect(texts('h2')).toEqual(['材料与方法', '参考文献'])
  expect(texts('figcaption')).toEqual(['表 1　两组比较', '图 1　生存曲线', '表 2　全部变量', '表 3　手写的表'])
  expect(texts('ol.references li').map((text) => text?.slice(0, 5))).toEqual(['COX D', 'KAPLA', 'DELON'])
  expect(document.querySelectorAll('table')).toHaveLength(3)
  const items = [...document.querySelectorAll('li[value]')]
  expect(items.map((item) => [item.getAttribute('value'), item.textContent])).toEqual([
    ['1', '第一条'],
    ['2', '第二条'],
    ['1', '又从一开始'],
  ])
  expect(texts('p')[0]).toContain('回归[1]和 Kaplan–Meier 法[1–3]，见表 1、图 1和式(1)。P 值')
  expect(texts('code')).toEqual(['\\frac{1'])
  expect(document.querySelectorAll('math')).toHaveLength(2)
  expect(writeHtml(sampleDocument, documentStyles[1] ?? standardStyle)).toContain('<sup>[1-3]</sup>')
})

test('[AI7] a property of the document is a meta element of the page', () => {
  expect(JSON.parse(document.querySelector('meta[name=AIGC]')?.getAttribute('content') ?? '')).toEqual({ Label: '1' })
  const { properties: _, ...without } = sampleDocument
  expect(writeHtml(without, standardStyle)).not.toContain('AIGC')
})

test('a picture is in the page, as its bytes', () => {
  const source = document.querySelector('img')?.getAttribute('src') ?? ''
  expect(Uint8Array.from(atob(source.split(',')[1] ?? ''), (c) => c.charCodeAt(0))).toEqual(onePixel)
})

test('typed HTML stays text, and nothing is loaded from elsewhere', () => {
  const typed = '<script>alert(1)</script> & "x"'
  const blocks = [{ kind: 'paragraph', runs: [words(typed), words('\n')] } as const]
  const page = writeHtml({ title: typed, language: 'en', blocks, references: new Map() }, standardStyle)
  expect(page).not.toContain('<script')
  expect(page).toContain('<br></p>')
  expect(parseHTML(page).document.querySelector('p')?.textContent).toBe(typed)
  expect(html).not.toMatch(/(?:src|href)="(?!data:)/)
})
