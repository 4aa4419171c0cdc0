/** Runs the server with an embedded database, restarted on change, and the application with hot reload. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, root, toolEnvironment, toolNode } from './bootstrap.mjs'

ensureInstalled()
const node = toolNode()
const apiPort = process.env.PORT ?? '3000'
const env = toolEnvironment({ PORT: apiPort, API_ORIGIN: `http://127.0.0.1:${apiPort}` })
const children = [
  spawn(node, ['--watch-path=src/server', '--watch-path=src/contract', 'src/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  }),
  spawn(node, [join(root, 'node_modules/vite/bin/vite.js')], { cwd: root, stdio: 'inherit', env }),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
