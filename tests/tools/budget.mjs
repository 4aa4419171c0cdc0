/** Fails if the first load of a door or a page, the chat when it is opened, or the size of the application on a device, exceeds its budget, or if scripts import each other. */
import { join } from 'node:path'
import { root } from '../../src/cli/bootstrap.mjs'
import { chatWhenOpened, circularImports, firstLoad } from './first-load.ts'
import { onDevice } from './update-size.ts'

const loads = [...firstLoad(join(root, 'dist/app')), { ...chatWhenOpened(join(root, 'dist/app')), listBytes: 0 }]
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`
for (const { path, budget, files, bytes, listBytes } of loads) {
  const list = listBytes === 0 ? '' : `; beside it ${kilobytes(listBytes)}, the list of tools`
  console.log(`${path}: ${files} files, ${kilobytes(bytes)} of ${budget / 1000} kB${list}`)
}
const device = onDevice(join(root, 'dist/app'))
for (const { what, value, most } of device) console.log(`${what}: ${value} of ${most}`)
const circles = circularImports(join(root, 'dist/app'))
for (const circle of circles) console.log(`scripts that import each other: ${circle}`)
process.exit(
  circles.length > 0 ||
    loads.some(({ bytes, budget }) => bytes > budget) ||
    device.some(({ value, most }) => value > most)
    ? 1
    : 0,
)
