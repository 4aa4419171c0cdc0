import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { engineVersionOf } from '#catalog/kit/engine-version.ts'
import type { Tolerances } from '#catalog/kit/r/r-script.ts'
import type { Words } from '#catalog/kit/words.ts'
import { entryIds, load, loadDefinition, loadSummary, type QuestionEntry } from '#cli/entries.ts'
import { importsIn, sourcesBelow } from '#tests/architecture/imports.ts'
import { type MutantRecord, methodsFrom, readMutantRecord, sourcesHash } from '#tests/mutants/mutant-record.ts'
import { readQuestion } from '../example-question.ts'
import { drawnFile, type Golden, goldenFile, readGolden } from '../golden-file.ts'

const root = new URL('../../../', import.meta.url)

/** A folder of `tests/reference` that has values from elsewhere than R's own functions, for the entry or for methods that it uses. */
export interface Reference {
  readonly folder: string
  readonly title: string
  readonly isOfEntry: boolean
  /** Files of `src/engine/methods`. */
  readonly methods: readonly string[]
}

/** What is known of how an analysis or a chart was checked, read from the files that its tests read. */
export interface DossierFacts {
  readonly kind: QuestionEntry
  readonly id: string
  readonly title: Words
  readonly software: string
  readonly engine: string
  /** The version of the entry's options. */
  readonly version: number
  /** As R prints its version. */
  readonly r: readonly string[]
  /** `name@version`, beside those of R itself. */
  readonly packages: readonly string[]
  /** Functions that the scripts call. */
  readonly functions: readonly string[]
  readonly references: readonly Reference[]
  readonly cases: { readonly computed: number; readonly refused: number }
  /** Numbers that R computed, of tables and of figures. */
  readonly numbers: { readonly tables: number; readonly figures: number }
  /** First and last day on which R computed them, YYYY-MM-DD. */
  readonly dates: readonly [string, string]
  readonly tolerances: Tolerances
  /** Changed operators, numbers and returned values, and whether the sources are still those that were measured; undefined if they never were. */
  readonly mutants: (MutantRecord & { readonly isCurrent: boolean }) | undefined
}

/** The kind of an entry; undefined if there is none of that id. */
export function kindOf(id: string): QuestionEntry | undefined {
  return (['analyses', 'charts'] as const).find((kind) => entryIds(kind).includes(id))
}

/** Throws an Error if an example has no stored values of R. */
export async function dossierFacts(kind: QuestionEntry, id: string): Promise<DossierFacts> {
  const [{ title }, definition, { rScript }, { examples }] = await Promise.all([
    loadSummary(kind, id),
    loadDefinition(id, kind),
    load(kind, id, 'r-script'),
    load(kind, id, 'examples'),
  ])
  const done = examples.filter(({ expect }) => expect === 'done')
  const tables = done.map((example) => readGolden(kind, id, goldenFile(example.id)))
  const figures = done.flatMap((example) => drawnOf(kind, id, example.id))
  const goldens = [...tables, ...figures]
  const dates = goldens.map(({ date }) => date).toSorted()
  const scripts = done.map((example) => readQuestion(definition, rScript, example).script)
  const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted()
  const numbers = (all: readonly Golden[]) => all.reduce((sum, { values }) => sum + Object.keys(values).length, 0)
  return {
    kind,
    id,
    title,
    software: (JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }).version,
    engine: engineVersionOf(definition),
    version: definition.version,
    r: unique(goldens.map(({ r }) => r)),
    packages: unique(goldens.flatMap(({ packages }) => packages)),
    functions: unique(scripts.flatMap(functionsIn)),
    references: referencesOf(kind, id),
    cases: { computed: done.length, refused: examples.length - done.length },
    numbers: { tables: numbers(tables), figures: numbers(figures) },
    dates: [dates[0] ?? '', dates.at(-1) ?? ''],
    tolerances: rScript.tolerances ?? {},
    mutants: keptMutants(kind, id),
  }
}

function drawnOf(kind: QuestionEntry, id: string, example: string): readonly Golden[] {
  const name = drawnFile(example)
  return existsSync(new URL(`src/catalog/${kind}/${id}/golden/${name}`, root)) ? [readGolden(kind, id, name)] : []
}

/** Words of the language, and functions that only shape or print data. */
const plain = new Set(
  (
    'abs all any apply array as.character as.Date as.factor as.integer as.numeric attr c cat cbind character colnames combn complete.cases cut cumsum data.frame ' +
    'diag diff dim do.call droplevels duplicated each exp factor Filter floor for format function identical if ifelse integer interaction invisible ' +
    'is.finite is.na is.null isTRUE lapply length lengths levels library list local log logical mapply Map match match.arg max merge min names nchar ncol nlevels ' +
    'nrow numeric options order outer paste paste0 pmax pmin print prod rank rbind read.csv Recall Reduce rep repeat return rev round row.names rownames ' +
    'sapply seq setdiff seq_along seq_len set.seed setNames sign signif sort split sprintf sqrt stop stopifnot structure sub subset sum suppressWarnings ' +
    'switch t table tail head tapply transform tryCatch unique unlist unsplit vapply vector which which.max which.min while with within'
  ).split(' '),
)

/** The functions that a script calls, without those that it defines itself and those of `plain`. */
function functionsIn(script: string): readonly string[] {
  const code = script.replaceAll(/#.*$|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/gm, '""')
  // what it names itself: variables, and arguments of its functions
  const named = [...code.matchAll(/([\w.]+)\s*<-/g)].map(([, name = '']) => name)
  const taken = [...code.matchAll(/function\s*\(([^)]*)\)/g)].flatMap(([, list = '']) => list.match(/[\w.]+/g) ?? [])
  const own = new Set([...named, ...taken])
  const called = [...code.matchAll(/((?:[a-zA-Z][\w.]*::)?[a-zA-Z][\w.]*)\s*\(/g)].map(([, name = '']) => name)
  return called.filter((name) => !own.has(name) && !plain.has(name))
}

/** References by folder: tests that name the entry, and those that compare methods of the engine that it uses. */
function referencesOf(kind: QuestionEntry, id: string): readonly Reference[] {
  const used = methodsFrom([`src/catalog/${kind}/${id}/compute.ts`])
  return ['nist', 'published', 'packages', 'methods', 'models'].flatMap((folder) => {
    const path = `tests/reference/${folder}`
    if (!existsSync(new URL(path, root))) return []
    const files = [...sourcesBelow(path), ...testsBelow(path)]
    const isOfEntry = files.some((file) => textOf(file).includes(`'${id}'`))
    const direct = new Set(files.flatMap((file) => importsIn(file).map(({ target }) => target)))
    const methods = [...used].filter((file) => direct.has(file)).map((file) => file.replace('src/engine/methods/', ''))
    const [, title = folder] = /^# (.+)$/m.exec(readmeOf(path)) ?? []
    return isOfEntry || methods.length > 0 ? [{ folder: path, title, isOfEntry, methods: methods.toSorted() }] : []
  })
}

const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8')
const readmeOf = (path: string) => (existsSync(new URL(`${path}/README.md`, root)) ? textOf(`${path}/README.md`) : '')

const testsBelow = (path: string) =>
  readdirSync(new URL(path, root), { recursive: true, encoding: 'utf8' })
    .map((name) => `${path}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))

/** What the last measurement of an entry found, and whether its sources are still those. */
function keptMutants(kind: QuestionEntry, id: string): DossierFacts['mutants'] {
  const record = readMutantRecord(kind, id)
  return record && { ...record, isCurrent: record.sources === sourcesHash(kind, id) }
}
