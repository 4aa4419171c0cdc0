import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.md': 'text/plain; charset=utf-8',
}

interface Pack {
  readonly packVersion: string
  /** Its folder on the site. */
  readonly packFolder: string
  readonly packFiles: readonly string[]
  readonly packLicence: string
}

/** Copies R's files, from the package `webr`, beside the build, and serves them in development. */
export function rPackPlugin(root: string, { packVersion, packFolder, packFiles, packLicence }: Pack): Plugin {
  const folder = join(root, 'node_modules/webr')
  const sources = new Map<string, string>([
    ...packFiles.map((file) => [`${packFolder}${file}`, join(folder, 'dist', file)] as const),
    [`${packFolder}${packLicence}`, join(folder, packLicence)],
  ])
  return {
    name: 'r-pack',
    buildStart() {
      const { version }: { version: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      if (version !== packVersion) throw new Error(`webr is ${version}; src/app/r/pack-files.ts says ${packVersion}`)
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [path, file] of sources)
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(file) })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? ''
        const file = sources.get(path)
        if (file === undefined) return next()
        response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
        response.end(readFileSync(file))
      })
    },
  }
}
