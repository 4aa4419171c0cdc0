/** Starts the server of a portable folder (`npm run pack`) with the Node beside it. Settings are in `.env` of the folder. */
import { dirname, join, resolve } from 'node:path'
import { supervise } from './supervise.mjs'

const program = resolve(import.meta.dirname, '../..')
supervise(process.execPath, [join(program, 'src/server/main.ts')], { cwd: dirname(program), stdio: 'inherit' })
