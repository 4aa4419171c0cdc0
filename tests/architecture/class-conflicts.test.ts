import { expect, test } from 'vitest'
import { type Classes, elementClasses } from '../support/element-classes.ts'
import { classConflicts } from '../support/utility-classes.ts'
import { sourcesBelow, targetOf, textOf } from './imports.ts'

const conflictsOf = await classConflicts()

function faultsIn(texts: ReadonlyMap<string, string>): readonly string[] {
  const faults = elementClasses(texts, targetOf).flatMap(({ file, line, element, classes }) =>
    conflictsOf(classes).map(
      ({ earlier, later, property }) => `${file}:${line} <${element}>: ${earlier} and ${later} (${property})`,
    ),
  )
  return [...new Set(faults)]
}

test('no element has two classes that set the same property, nor is a component given one that it sets itself', () => {
  const texts = new Map(sourcesBelow('src/app').map((file) => [file, textOf(file)]))
  expect(elementClasses(texts, targetOf).length).toBeGreaterThan(2000)
  const what = 'give the component a property that chooses (Button: size, look, isRound), or leave one of the two out'
  expect(faultsIn(texts), what).toEqual([])
})

const contradicting = (...names: readonly string[]) =>
  conflictsOf({ names }).map(({ earlier, later }) => `${earlier} ${later}`)

test.each([
  ['px-3', 'px-2'],
  ['text-sm', 'text-base'],
  ['px-3', 'p-2'],
  ['h-9', 'size-4'],
  ['mt-1', '-mt-1.5'],
  ['top-1', 'inset-0'],
  ['rounded-t-md', 'rounded-full'],
  ['shadow-card', 'shadow-raised'],
  ['bg-surface', 'bg-[#fff]'],
  ['hover:bg-surface', 'hover:bg-sunken'],
  ['max-sm:[&>p]:col-span-2', 'max-sm:[&>p]:col-span-1'],
  ['flex', 'hidden'],
])('%s and %s contradict each other', (earlier, later) => {
  expect(contradicting(earlier, later)).toContain(`${earlier} ${later}`)
})

test.each([
  ['p-2', 'px-3'],
  ['px-3', 'pr-12'],
  ['text-sm', 'text-ink'],
  ['text-sm', 'leading-6'],
  ['transition', 'duration-200'],
  ['border', 'border-dashed'],
  ['bg-surface', 'hover:bg-sunken'],
  ['p-4', 'sm:p-2'],
  ['ring-1', 'shadow-card'],
  ['shrink-0', 'shrink-0'],
  ['three-line', 'text-sm'],
])('%s and %s are at home together', (earlier, later) => {
  expect(contradicting(earlier, later)).toEqual([])
})

/** A component, its constants and its users. */
const files = (use: string) =>
  new Map([
    ['src/app/ui/look.ts', `export const frame = 'rounded-md px-3'\nexport const small = \`\${frame} text-sm\`\n`],
    [
      'src/app/ui/card.tsx',
      `import { classNames } from './class-names.ts'
const sizes = { sm: 'h-8', lg: 'h-12' } as const
export function Card({ size = 'sm', isOpen, className, ...rest }: Props) {
  return <div className={classNames('flex', isOpen && 'mt-2', sizes[size], className)} {...rest} />
}
export const Wide = ({ className }: Props) => <Card size="lg" className={className} />`,
    ],
    [
      'src/app/features/use.tsx',
      `import { Card as Box, Wide } from '../ui/card.tsx'
import { frame, small } from '../ui/look.ts'
const own = 'text-lg ' + frame
export function Use({ isOn, look }: Props) {
  return ${use}
}`,
    ],
  ])

test.each([
  ['<p className="h-8 h-9" />', 'h-8 and h-9'],
  [`<p className={\`h-8 \${small} text-base\`} />`, 'text-sm and text-base'],
  ["<p className={[small, isOn ? 'px-2' : 'm-1'].join(' ')} />", 'px-3 and px-2'],
  ["<p className={own + ' text-sm'} />", 'text-lg and text-sm'],
  ['<Box className="grid" />', 'flex and grid'],
  ["<Box className={isOn ? 'mt-4' : undefined} />", 'mt-2 and mt-4'],
  ['<Box className="h-12" />', 'h-8 and h-12'],
  ['<Box size="lg" className="h-8" />', 'h-12 and h-8'],
  ['<Box size={look} className="h-8" />', 'h-12 and h-8'],
  ['<Wide className="h-8" />', 'h-12 and h-8'],
  ['<Box asChild><a className="grid">x</a></Box>', 'flex and grid'],
])('%s is found', (use, conflict) => {
  expect(faultsIn(files(use)).map((fault) => fault.replace(/^.*>: (.*) \(.*$/, '$1'))).toEqual([conflict])
})

test.each([
  '<p className={isOn ? "h-8" : "h-9"} />',
  `<p className={\`\${small} h-8\`} />`,
  '<Box className="mb-2 w-full" />',
  '<Box size="lg" className="h-12" />',
  '<Wide className="w-full" />',
  '<Box><a className="grid">x</a></Box>',
])('%s has nothing to be found', (use) => {
  expect(faultsIn(files(use))).toEqual([])
})

test('one of several classes occurs beside the common ones, never beside another', () => {
  const classes: Classes = { all: [{ names: ['h-8'] }, { one: [{ names: ['mt-1'] }, { names: ['mt-2'] }] }] }
  expect(conflictsOf(classes)).toEqual([])
})
