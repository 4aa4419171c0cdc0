/**
 * `node tests/mutants/watch.ts <reach file> <entry> ...`: computes the examples of entries until one differs from its earlier observation, and
 * prints it and whether R contradicts it: `{"changed":"analyses/kappa/two-readers","unlikeR":true}`; `{}` if nothing differs. Exits with an
 * error if the program fails.
 */
import { readFileSync } from 'node:fs'
import { type ObservedKind, observe } from './observation.ts'
import type { Reach } from './reach.ts'

export interface Watched {
  readonly changed?: string
  readonly unlikeR?: boolean
}

const [file = '', ...entries] = process.argv.slice(2)
const { seen }: Reach = JSON.parse(readFileSync(file, 'utf8'))
console.log(JSON.stringify(await firstChange()))

async function firstChange(): Promise<Watched> {
  let first: string | undefined
  for (const entry of entries) {
    const [kind = '', id = ''] = entry.split('/')
    for await (const { example, hash, unlikeR } of observe(kind as ObservedKind, id)) {
      if (seen[entry]?.[example] === hash) continue
      first ??= `${entry}/${example}`
      if (await unlikeR()) return { changed: `${entry}/${example}`, unlikeR: true }
    }
    if (first !== undefined) return { changed: first, unlikeR: false }
  }
  return {}
}
