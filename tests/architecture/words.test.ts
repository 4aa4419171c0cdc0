import { expect, test } from 'vitest'
import { first, later } from '../../lingui.config.ts'
import { type Import, importsIn, sourcesBelow, textOf } from './imports.ts'

const files = sourcesBelow('src/app').filter((file) => !file.startsWith('src/app/gallery/')) // which loads all words itself
const imports = new Map(files.map((file) => [file, importsIn(file).filter(({ isType }) => !isType)]))

/** The catalogue with the file's words in `lingui.config.ts`, if it is not the first one. */
function catalogueOf(file: string): string | undefined {
  const isIn = (paths: readonly string[]) =>
    paths.some((path) => file === `src/app/${path}` || file.startsWith(`src/app/${path}/`))
  const found = Object.entries(later).find(([, folders]) => isIn(folders))?.[0]
  return found ?? (isIn(first) ? undefined : 'own')
}

/** The later catalogue that the file needs: that of its own words, or of its static imports. */
function needs(file: string, above: readonly string[] = []): string | undefined {
  const catalogue = catalogueOf(file)
  if (catalogue === undefined || above.includes(file)) return undefined
  const parts = (imports.get(file) ?? []).filter(({ isLazy }) => !isLazy)
  const speaks = parts.some(
    ({ target }) => target.startsWith('@lingui/') || needs(target, [...above, file]) === catalogue,
  )
  return speaks ? catalogue : undefined
}

/** Pages below `own-layout.tsx`, which loads `own` before it shows any. */
const isOwnPage = (file: string) => /createFileRoute\('\/_main\/_own\//.test(textOf(file))

function isSafe({ file, target, isLazy }: Import): boolean {
  const catalogue = needs(target)
  if (catalogue === undefined || needs(file) === catalogue) return true
  if (isLazy) return textOf(file).includes(`/${target.split('/').at(-1)}'), '${catalogue}')`)
  return catalogue === 'own' && isOwnPage(file)
}

test('a part whose words come later is loaded together with them', () => {
  const wrong = [...imports.values()].flat().filter((found) => !isSafe(found))
  expect(
    wrong.map(
      ({ file, target }) =>
        `${file} imports ${target}, whose words may not be there: loadPart(() => import(…), '${needs(target)}')`,
    ),
  ).toEqual([])
})

test('the words of signed-in pages are loaded by their layout', () => {
  expect(textOf('src/app/routes/own-layout.tsx')).toMatch(/beforeLoad: openOwn\b/)
  expect(textOf('src/app/routes/open-own.ts')).toMatch(/loadPart\(.*, 'own'\)/)
})

test('every later catalogue has words', () => {
  const speaking = new Set(files.map((file) => needs(file)))
  expect(Object.keys(later).filter((name) => !speaking.has(name))).toEqual([])
})
