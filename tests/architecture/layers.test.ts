import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { type Import, importsIn, sourcesBelow, textOf } from './imports.ts'

interface Rule {
  /** The row of ARCHITECTURE.md: the layer, and its permitted imports. */
  readonly row: readonly [from: string, may: string]
  /** Files of the layer, from the root. */
  readonly files: RegExp
  /** Permitted targets of its imports: paths of this project, or names of packages. */
  readonly may: readonly RegExp[]
  /** Targets that may be imported as types only. */
  readonly types?: readonly RegExp[]
  /** The alternative to a forbidden import. */
  readonly instead: string
}

/** A package: neither a path of this project nor one that leaves its folder. */
const npm = /^(?!src\/|sw\/|tests\/)[^.#/]/

/** The table of ARCHITECTURE.md. The first rule that matches a file applies. */
const rules: readonly Rule[] = [
  {
    row: ['engine', 'engine'],
    files: /^src\/engine\//,
    may: [/^src\/engine\//],
    instead: 'The engine imports nothing but itself: pass in what it needs.',
  },
  {
    row: ['figure', 'figure, types of engine, d3'],
    files: /^src\/figure\//,
    may: [/^src\/figure\//, /^d3-/],
    types: [/^src\/engine\//],
    instead: 'A figure is drawn from its scene: put what it needs into the scene.',
  },
  {
    row: [
      'catalog/{index,charts,computes,examples,help,tools,tool-parts,steps,step-applies}.ts',
      'catalog, types of engine and figure',
    ],
    files: /^src\/catalog\/(index|charts|computes|examples|help|tools|tool-parts|steps|step-applies)\.ts$/,
    may: [/^src\/catalog\//, /^(entries|gallery|titles|keywords|needs|pictures|demo):/],
    types: [/^src\/(engine|figure)\//],
    instead: 'The indexes only find entries.',
  },
  {
    row: ['catalog/*.ts, others', 'catalog/*.ts, kit, engine'],
    files: /^src\/catalog\/[^/]+\.ts$/,
    may: [/^src\/catalog\/([^/]+\.ts|kit\/)/, /^src\/engine\//],
    instead: 'What runs entries in order uses the kit and the engine, and no entry by name.',
  },
  {
    row: ['catalog/kit', 'kit, types of engine and figure, zod'],
    files: /^src\/catalog\/kit\//,
    may: [/^src\/catalog\/kit\//, /^zod/],
    types: [/^src\/(engine|figure)\//],
    instead: 'The kit declares; computing belongs into the engine or an entry.',
  },
  {
    row: [
      'an entry: summary, definition, examples, workload, location-equivariance, reading, messages',
      'kit, examples-data, types of engine, its own folder',
    ],
    files:
      /^src\/catalog\/(analyses|steps|charts|calculators)\/[^/]+\/(summary|definition|examples|workload|location-equivariance|reading|messages)\.ts$/,
    may: [/^src\/catalog\/kit\//, /^src\/catalog\/examples-data\//, /^src\/catalog\/@own\//],
    types: [/^src\/engine\//],
    instead: 'A declaration uses the kit and its own folder; numbers are computed in compute.ts.',
  },
  {
    row: ['an entry: the rest', 'engine, figure, kit, examples-data, its own folder, re2js; never another entry'],
    files: /^src\/catalog\//,
    may: [/^src\/(engine|figure)\//, /^src\/catalog\/(kit|examples-data|@own)\//, /^re2js$/],
    instead: 'An entry never uses another entry: move what they share into the engine or the kit.',
  },
  {
    row: ['formats', 'engine/frame, figure, types of kit, libraries of file formats'],
    files: /^src\/formats\//,
    may: [
      /^src\/formats\//,
      /^src\/engine\/frame\//,
      /^src\/figure\//,
      /^(papaparse|chardet|fflate|docx|jspdf|read-excel-file|write-excel-file|hyparquet|fzstd|@e965\/xlsx)/,
    ],
    types: [/^src\/catalog\/kit\//],
    instead: 'Formats turn files into frames and back, and figures into files; they know no statistics.',
  },
  {
    row: ['contract', 'contract, zod'],
    files: /^src\/contract\//,
    may: [/^src\/contract\//, /^zod/],
    instead: 'The contract stands alone, because everyone imports it.',
  },
  {
    row: ['server', 'contract, server, npm'],
    files: /^src\/server\//,
    may: [/^src\/(contract|server)\//, npm],
    instead: 'The server knows no statistics and no application.',
  },
  {
    row: ['app/ui', 'app/ui, npm'],
    files: /^src\/app\/ui\//,
    may: [/^src\/app\/ui\//, npm],
    instead: 'A component of ui/ has no domain words: pass texts and values in.',
  },
  {
    row: ['app/workers', 'app, catalog, engine, formats, figure, contract, npm'],
    files: /^src\/app\/workers\//,
    may: [/^src\/(app|catalog|engine|formats|figure|contract)\//, npm],
    instead: 'Workers compute; they do not import the server or the command line.',
  },
  {
    row: ['app/gallery, tests of app', 'as app, and catalog/examples.ts'],
    files: /^src\/app\/(gallery\/|.*\.test\.tsx?$)/,
    may: [
      /^src\/(app|contract|formats|figure)\//,
      /^src\/catalog\/((index|charts|examples|help|tools|tool-parts|steps)\.ts|kit\/|examples-data\/)/,
      npm,
    ],
    types: [/^src\/engine\//],
    instead: 'As for the pages; examples besides.',
  },
  {
    row: [
      'app',
      'app, contract, formats, figure, catalog/{index,charts,help,tools,tool-parts,steps}.ts, kit, examples-data, types of engine, npm; a feature never another',
    ],
    files: /^src\/app\//,
    may: [
      /^src\/app\//,
      /^src\/(contract|formats|figure)\//,
      /^src\/catalog\/((index|charts|help|tools|tool-parts|steps)\.ts|kit\/|examples-data\/)/,
      npm,
    ],
    types: [/^src\/engine\//],
    instead: 'Pages reach the engine through app/workers and the catalogue through its indexes.',
  },
  {
    row: ['sw', 'contract, app/device, app/data/{database,outbox}, npm'],
    files: /^sw\//,
    may: [/^sw\//, /^src\/contract\//, /^src\/app\/(device|data\/(database|outbox))\//, npm],
    instead: 'The service worker shares storage and contract with the application, nothing else.',
  },
  {
    row: ['cli/operator', 'server, contract, cli, npm'],
    files: /^src\/cli\/operator/,
    may: [/^src\/(server|contract)\//, /^src\/cli\//, npm],
    instead: "The operator's command line works on the server's parts.",
  },
  {
    row: [
      'cli',
      'cli, catalog, engine, figure, formats, the table of routes, the lists of offline files and of charts, the types of columns, npm',
    ],
    files: /^src\/cli\//,
    may: [
      /^src\/(cli|catalog|engine|figure|formats)\//,
      /^src\/app\/routes\/table\.ts$/,
      /^src\/contract\/(offline-files|chart-catalogue|column-types)\.ts$/,
      npm,
    ],
    instead: 'The command line works on the catalogue; it needs no server and no browser.',
  },
]

/**
 * Levels within a layer, from the lowest: folders and top-level files import only from their own and lower levels. `.` is every top-level
 * file that is not named. All server slices use the types of `services.ts`.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  'src/engine': [
    '. special',
    'frame linalg scatter',
    'optimize random',
    'distributions',
    'expression',
    'methods',
    'kernels',
  ],
  'src/server': [
    'identity public-origin.ts quotas.ts repeat.ts start-error.ts',
    'certificate db disk.ts env-names.ts keys require-node.ts',
    'http',
    'clients listen.ts notices objects tutorials',
    'site sync',
    'money',
    'storage',
    'shares titles',
    'feedback files providers records tools',
    'payments',
    'assistant orders',
    'invoices',
    'config.ts inbox services.ts verification',
    'accounts charts log.ts open-site.ts reports',
    'backup housekeeping.ts push',
    'app.ts operator',
    'start-server.ts',
    'run.ts',
    'main.ts',
  ],
  'src/app': [
    'device r ui',
    'i18n',
    'loading state',
    'api faults',
    'data offline search',
    'workers',
    'assistant demo download import opened pictures plans session verification',
    'entry',
    'history outcome',
    'questions',
    'feedback share',
    'report',
    'features',
    'routes',
    '.',
    'gallery',
  ],
}

const files = [...sourcesBelow('src'), ...sourcesBelow('sw')]

/** An entry's own folder is written `src/catalog/@own/`. */
const ownFolder = /^src\/catalog\/(analyses|steps|charts|calculators)\/[^/]+\//

function importsOf(file: string): readonly Import[] {
  const own = ownFolder.exec(file)?.[0]
  const name = (target: string) =>
    own !== undefined && target.startsWith(own) ? target.replace(own, 'src/catalog/@own/') : target
  return importsIn(file).map((found) => ({ ...found, target: name(found.target) }))
}

function ruleOf(file: string): Rule | undefined {
  return rules.find((rule) => rule.files.test(file))
}

test('the files are found', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(importsOf).length).toBeGreaterThan(900)
  expect(files.filter((file) => ruleOf(file) === undefined)).toEqual([])
  expect(rules.filter((rule) => !files.some((file) => ruleOf(file) === rule))).toEqual([])
})

test('every import is permitted by its layer', () => {
  const wrong = files.flatMap(importsOf).filter(({ file, target, isType }) => {
    const rule = ruleOf(file)
    const allowed = [...(rule?.may ?? []), ...(isType ? (rule?.types ?? []) : [])]
    return !allowed.some((pattern) => pattern.test(target))
  })
  expect(wrong.map(({ file, target }) => `${file} imports ${target}. ${ruleOf(file)?.instead}`)).toEqual([])
})

test('a feature never imports another feature', () => {
  const wrong = files.flatMap(importsOf).filter(({ file, target }) => {
    const from = /^src\/app\/features\/([^/]+)\//.exec(file)?.[1]
    const to = /^src\/app\/features\/([^/]+)\//.exec(target)?.[1]
    return from !== undefined && to !== undefined && from !== to
  })
  expect(wrong.map(({ file, target }) => `${file} imports ${target}: move what they share beside features/`)).toEqual(
    [],
  )
})

/** The floor of a file or an import, and its room there. */
function roomOf(base: string, path: string): { readonly floor: number; readonly room: string } {
  const [first = '', ...below] = path.slice(base.length + 1).split('/')
  const level = (room: string) => (floors[base] ?? []).findIndex((rooms) => rooms.split(' ').includes(room))
  const room = below.length > 0 || level(first) >= 0 ? first : '.'
  return { floor: level(room), room }
}

test.each(Object.keys(floors))('%s imports from its own folder and from lower floors', (base) => {
  const within = sourcesBelow(base)
    .flatMap((file) => importsIn(file))
    .filter(({ target, isType }) => target.startsWith(`${base}/`) && !(isType && target === 'src/server/services.ts'))
  const wrong = within.filter(({ file, target }) => {
    const [from, to] = [roomOf(base, file), roomOf(base, target)]
    return from.floor < 0 || to.floor < 0 || (from.room !== to.room && to.floor >= from.floor)
  })
  expect(wrong.map(({ file, target }) => `${file} imports ${target}: move it down, or pass in what it needs`)).toEqual(
    [],
  )
  const rooms = new Set(sourcesBelow(base).map((file) => roomOf(base, file).room))
  expect((floors[base] ?? []).flatMap((line) => line.split(' ')).filter((room) => !rooms.has(room))).toEqual([])
})

test('ARCHITECTURE.md has the same table of imports and floors as this test', () => {
  const text = textOf('ARCHITECTURE.md')
  const rows = rules.map(({ row: [from, may] }) => `| ${from} | ${may} |`)
  const lines = Object.entries(floors).map(([base, rooms]) => `${base.slice('src/'.length)}: ${rooms.join(' < ')}`)
  expect([...rows, ...lines].filter((line) => !text.includes(line))).toEqual([])
})

test('the folders of methods form no circle', () => {
  const base = 'src/engine/methods'
  const uses = new Map<string, Set<string>>()
  for (const { file, target } of sourcesBelow(base).flatMap((one) => importsIn(one)))
    if (target.startsWith(`${base}/`) && dirname(target) !== dirname(file))
      uses.set(dirname(file), (uses.get(dirname(file)) ?? new Set()).add(dirname(target)))
  const above = (folder: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const one of uses.get(folder) ?? []) if (!seen.has(one)) above(one, seen.add(one))
    return seen
  }
  expect(uses.size).toBeGreaterThan(10)
  expect([...uses.keys()].filter((folder) => above(folder).has(folder))).toEqual([])
})

test('files are small: most below 250 lines, none over 500 that is not a table of data', () => {
  const lengths = files.map((file) => ({ file, lines: textOf(file).split('\n').length }))
  const long = lengths.filter(({ lines, file }) => lines > 500 && !/examples-data|\/grid/.test(file))
  expect(long.map(({ file, lines }) => `${file} has ${lines} lines: split it by idea`)).toEqual([])
  expect(lengths.filter(({ lines }) => lines <= 250).length / lengths.length).toBeGreaterThan(0.9)
})

test('folders named for nothing in particular do not exist', () => {
  expect(files.filter((file) => /(^|\/)(utils|helpers|common|misc)(\/|\.tsx?$)/.test(dirname(file) + file))).toEqual([])
})
