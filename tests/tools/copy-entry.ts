import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds whose number will grow. */
export type CopiedKind = 'analyses' | 'charts' | 'steps'

/** Number of copies, and of copies with a changed initial answer. */
export interface Copies {
  readonly made: number
  readonly changed: number
}

/**
 * Copies entries in turn into folders named `<id>-copy-<n>` until the kind has `total` entries. Every second round changes code: the first
 * toggle of the definition gets the opposite initial value, and examples and stored forms that omitted it set the old one, so that all numbers
 * stay.
 */
export function copyEntries(project: string, kind: CopiedKind, total: number): Copies {
  const folder = join(project, 'src/catalog', kind)
  const ids = readdirSync(folder).toSorted()
  const originals = ids.filter((id) => !/-copy-\d+$/.test(id))
  let changed = 0
  for (let at = ids.length; at < total; at++) {
    const round = Math.floor((at - originals.length) / originals.length) + 1
    const id = originals[at % originals.length] ?? ''
    const copy = `${id}-copy-${round}`
    cpSync(join(folder, id), join(folder, copy), { recursive: true })
    rename(join(folder, copy), id, copy, round)
    if (round % 2 === 1 && changeInitial(join(folder, copy))) changed++
  }
  return { made: Math.max(0, total - ids.length), changed }
}

function rename(folder: string, id: string, copy: string, round: number): void {
  for (const name of ['summary.ts', 'definition.ts'])
    edit(join(folder, name), (text) => {
      const renamed = text.replace(`id: '${id}'`, `id: '${copy}'`)
      if (renamed === text) throw new Error(`${name} of ${id} does not say its id`)
      return renamed
    })
  edit(join(folder, 'summary.ts'), (text) =>
    text.replace(/title: \{([^}]*)\}/, (title) => title.replaceAll(/(['"])(,| \}|\s*\}$)/g, ` ${round}$1$2`)),
  )
}

/** False if the definition has no unconditional toggle. */
function changeInitial(folder: string): boolean {
  const file = join(folder, 'definition.ts')
  const text = readFileSync(file, 'utf8')
  const toggles = [...text.matchAll(/^ {4}(\w+): toggle\(\{\n([\s\S]*?)^ {4}\}\),$/gm)]
  const found = toggles.find(([, , spec = '']) => /^ {6}initial: (true|false),$/m.test(spec) && !/\bwhen\b/.test(spec))
  const [whole = '', key = ''] = found ?? []
  if (found === undefined) return false
  const was = whole.includes('initial: true')
  writeFileSync(file, text.replace(whole, whole.replace(`initial: ${was}`, `initial: ${!was}`)))
  edit(join(folder, 'examples.ts'), (examples) => {
    const renamed = examples.replace('export const examples =', 'const asked =')
    return `${renamed}\nexport const examples = asked.map((one) => ({ ...one, options: { ${key}: ${was}, ...one.options } }))\n`
  })
  const stored = join(folder, 'stored')
  for (const name of existsSync(stored) ? readdirSync(stored) : [])
    edit(join(stored, name), (json) =>
      JSON.stringify(
        JSON.parse(json).map((form: { stored: object }) => ({ ...form, stored: { [key]: was, ...form.stored } })),
      ),
    )
  return true
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
