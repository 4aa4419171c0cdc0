/** The Node from the packages, for users with an older one: plain JavaScript for Node 20, no dependencies. */
import { createHash } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * SHA-256 of the binaries of Node 24.21.0 in the packages node-*. nodejs.org publishes that of win-x64/node.exe in its SHASUMS256.txt, and for
 * Linux those of the archives that contain the binary (SECURITY.md says what this proves, and how to check it yourself):
 * node-v24.21.0-linux-arm64.tar.xz 6ad1325edbdb5649c379b75a237147a666c95d4f9ae8d340fef2d1575d289ad2
 * node-v24.21.0-linux-x64.tar.xz fd8e59d5a511510f6a298afb548f18c7d2b1be404d8b4a27d94fbe49f56cb2d6
 */
const SHA256 = {
  'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  'win-x64': 'ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32',
}
const PIECE = 4 * 1024 * 1024

const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/** Its path; undefined if there is none for this machine. */
export function packagedNode(root) {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  const path = join(root, 'node_modules', `node-${platform}`, 'bin', program)
  return Object.hasOwn(SHA256, platform) && existsSync(path) ? path : undefined
}

function hashOf(path) {
  const hash = createHash('sha256')
  const piece = Buffer.alloc(PIECE)
  const file = openSync(path, 'r')
  for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) hash.update(piece.subarray(0, read))
  closeSync(file)
  return hash.digest('hex')
}

/** Whether a file is the packaged Node for a machine such as win-x64. */
export function isNodeOf(machine, path) {
  return Object.hasOwn(SHA256, machine) && hashOf(path) === SHA256[machine]
}

/**
 * Whether the binary has the known hash. Hashed once per installation: the result is stored beside the installation's stamp, and removed with
 * it.
 */
export function isKnownNode(root, path) {
  const memory = join(root, 'node_modules/.cache/node-checked')
  const { size, mtimeMs, ctimeMs } = statSync(path)
  const seen = [SHA256[platform], size, mtimeMs, ctimeMs].join(' ')
  if (existsSync(memory) && readFileSync(memory, 'utf8') === seen) return true
  if (hashOf(path) !== SHA256[platform]) return false
  mkdirSync(dirname(memory), { recursive: true })
  writeFileSync(memory, seen)
  return true
}
