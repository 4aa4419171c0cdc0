import { requireNode } from './require-node.ts'
import { StartError } from './start-error.ts'

try {
  requireNode(process.versions.node)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
// imported after the check, because it needs that Node
const { run } = await import('./run.ts')
await run(process.env)
