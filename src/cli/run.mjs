/** `node src/cli/run.mjs <file> ...`: runs a TypeScript program of the project with a Node that strips types. Starts with Node 20. */
import { ensureInstalled, fail, script } from './bootstrap.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) fail('Which program? node src/cli/run.mjs src/cli/main.ts ...')
ensureInstalled()
process.exitCode = script(file, args)
