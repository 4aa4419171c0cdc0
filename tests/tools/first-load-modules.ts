/** Builds the application as `npm run build` does, and lists the modules of its first load. */
import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { doors, pages } from './first-load.ts'

/** Bytes of each module in its chunk, before minification, by path in the project. */
export type ModuleBytes = ReadonlyMap<string, number>

interface Chunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
  readonly imports: readonly string[]
  readonly modules: Readonly<Record<string, { readonly renderedLength: number }>>
}

/** The modules by door and page. `project` is a folder with everything that a build needs; the output is in its `dist/first-load`. */
export async function firstLoadModules(project: string): Promise<ReadonlyMap<string, ModuleBytes>> {
  const chunks: Chunk[] = []
  const look: Plugin = {
    name: 'look-at-chunks',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.push(file)
    },
  }
  const back = process.cwd()
  process.chdir(project)
  try {
    await build({
      configFile: resolve(project, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: resolve(project, 'dist/first-load') },
      plugins: [look],
    })
  } finally {
    process.chdir(back)
  }
  const shell = ['src/app/index.html', 'src/app/start.tsx', 'src/app/i18n/locales/zh.po']
  return new Map(
    Object.entries({ ...doors, ...pages }).map(([path, { routes }]) => {
      const roots = [...shell, ...routes.map((route) => `src/app/${route}`)].map((file) => resolve(project, file))
      return [path, modulesOf(chunks, roots, project)]
    }),
  )
}

/** The modules of these chunks and of their static imports. */
function modulesOf(chunks: readonly Chunk[], roots: readonly string[], project: string): ModuleBytes {
  const holds = (chunk: Chunk, root: string) => Object.keys(chunk.modules).some((id) => withoutQuery(id) === root)
  const starts = roots.flatMap((root) => {
    const found = chunks.filter((chunk) => holds(chunk, root) || withoutQuery(chunk.facadeModuleId ?? '') === root)
    if (found.length === 0) throw new Error(`the build has no chunk of ${root}`)
    return found
  })
  const seen = new Set<Chunk>()
  const visit = (chunk: Chunk): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) visit(other)
  }
  starts.forEach(visit)
  const lengths = [...seen].flatMap(({ modules }) =>
    Object.entries(modules).map(([id, { renderedLength }]) => [id.replace(`${project}/`, ''), renderedLength] as const),
  )
  return new Map(lengths)
}

function withoutQuery(id: string): string {
  return id.replace(/\?.*$/, '')
}
