/**
 * Proves that the catalogue costs the first load nothing: builds a copy of the project twice, once with a new entry of each kind, and compares
 * the first load of each door module by module. Modules may move between files, so file names are not counted. Also fails if a module of an
 * entry's folder, or the bibliography, is part of a first load, if another page grows by more than titles, or if the update from one build to
 * the other exceeds its budget.
 */
import { join } from 'node:path'
import { doors } from './first-load.ts'
import { firstLoadModules, type ModuleBytes } from './first-load-modules.ts'
import { buildPaths, inScratchProject, writeCatalogFiles } from './scratch-project.ts'
import { entryFolders, type NewKind, skeleton } from './skeleton.ts'
import { indexOf, UPDATE_BUDGET, updateTo } from './update-size.ts'

/** Most bytes that four new entries may add to a page, before minification. */
const PAGE_BUDGET = 600

/** Modules that grow with the catalogue. */
const grows = /(^|\/)src\/catalog\/((analyses|charts|calculators|steps)\/|[^/]+\.ts$|kit\/references(\.ts$|\/))/

await inScratchProject(buildPaths, async (copy) => {
  const before = await firstLoadModules(copy)
  const built = join(copy, 'dist/first-load')
  const earlier = indexOf(built)
  for (const kind of Object.keys(entryFolders) as NewKind[]) writeCatalogFiles(copy, skeleton(kind, 'a-new-entry'))
  const after = await firstLoadModules(copy)
  const isSmall = reportUpdate(updateTo(built, earlier))
  const isLittle = reportPages(before, after)
  process.exitCode = report(before, after) && isSmall && isLittle ? 0 : 1
})

function report(before: ReadonlyMap<string, ModuleBytes>, after: ReadonlyMap<string, ModuleBytes>): boolean {
  let fine = true
  for (const [path, modules] of after) {
    if (!(path in doors)) continue
    const earlier = before.get(path) ?? new Map<string, number>()
    const names = [...new Set([...earlier.keys(), ...modules.keys()])]
    const changed = names.filter((name) => earlier.get(name) !== modules.get(name))
    const ofCatalogue = names.filter((name) => grows.test(name))
    console.log(`${path}: a new entry of each kind adds ${sum(modules) - sum(earlier)} bytes to ${sum(earlier)}`)
    for (const name of changed) console.log(`  ${name}: ${earlier.get(name) ?? 0} -> ${modules.get(name) ?? 0} bytes`)
    for (const name of ofCatalogue) console.log(`  ${name} is part of the first load: import it when it is needed`)
    if (changed.length > 0 || ofCatalogue.length > 0) fine = false
  }
  return fine
}

/** Pages of signed-in users get one title and one file name more for each entry. */
function reportPages(before: ReadonlyMap<string, ModuleBytes>, after: ReadonlyMap<string, ModuleBytes>): boolean {
  let fine = true
  for (const [path, modules] of after) {
    if (path in doors) continue
    const earlier = before.get(path) ?? new Map<string, number>()
    const added = sum(modules) - sum(earlier)
    console.log(`${path}: a new entry of each kind adds ${added} bytes of ${PAGE_BUDGET} to ${sum(earlier)}`)
    if (added <= PAGE_BUDGET) continue
    fine = false
    for (const [name, bytes] of modules)
      if (bytes !== earlier.get(name)) console.log(`  ${name}: ${earlier.get(name) ?? 0} -> ${bytes} bytes`)
  }
  return fine
}

function reportUpdate(update: ReadonlyMap<string, number>): boolean {
  const bytes = sum(update)
  console.log(`an update after this brings ${update.size} files, ${bytes} bytes of ${UPDATE_BUDGET}`)
  if (bytes <= UPDATE_BUDGET) return true
  for (const [file, own] of [...update].toSorted(([, a], [, b]) => b - a).slice(0, 30)) console.log(`  ${file}: ${own}`)
  return false
}

function sum(modules: ModuleBytes): number {
  return [...modules.values()].reduce((total, bytes) => total + bytes, 0)
}
