import { join } from 'node:path'
import { ensureBuilt, ensureInstalled, root, toolEnvironment, toolNode } from './bootstrap.mjs'
import { supervise } from './supervise.mjs'

ensureInstalled()
ensureBuilt()
supervise(toolNode(), [join(root, 'src/server/main.ts')], { cwd: root, stdio: 'inherit', env: toolEnvironment() })
