import { expect, test } from 'vitest'
import { linkHeader } from './page-parts.ts'

const files = [
  'index.html',
  'assets/tool.bmi-child-Ab_d-fgh.js',
  'assets/tool.bmi-12345678.js',
  'assets/tools-12345678.js',
  'assets/tool-kit-Kk_d-fgh.js',
]
const linkOf = (path: string) =>
  linkHeader(
    new URL(path, 'https://slipstick.example'),
    files.map((url) => ({ url })),
  )

test('the page of a tool links the script of its definition, and the one that definitions import', () => {
  const kit = '</assets/tool-kit-Kk_d-fgh.js>; rel=modulepreload'
  expect(linkOf('/tool/detail?id=bmi')).toBe(`</assets/tool.bmi-12345678.js>; rel=modulepreload, ${kit}`)
  expect(linkOf('/tool/detail?id=bmi-child')).toBe(`</assets/tool.bmi-child-Ab_d-fgh.js>; rel=modulepreload, ${kit}`)
})

test('another page, and a tool that is not in the build, link nothing', () => {
  expect(linkOf('/tool/index?id=bmi')).toBeUndefined()
  expect(linkOf('/tool/detail')).toBeUndefined()
  expect(linkOf('/tool/detail?id=bm')).toBeUndefined()
  expect(linkOf('/tool/detail?id=bmi%3E%3B%20rel%3Dpreload%2C%3C')).toBeUndefined()
})
