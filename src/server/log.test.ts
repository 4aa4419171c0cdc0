import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createLog, describeError } from './log.ts'

function logged(error: unknown): string {
  const lines: string[] = []
  createLog('error', { write: (line: string) => lines.push(line) }).error({ err: error }, 'bug')
  return lines.join('')
}

test('an error of the database is logged without the values it quotes', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Anna Maria"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (username)=(Anna Maria) already exists.',
    where: "unnamed portal parameter $2 = 'Anna Maria'",
  })
  expect(logged(error)).not.toContain('Anna')
  expect(logged(error)).toContain('invalid input syntax for type uuid')
  expect(describeError(error)).toMatchObject({ code: '22P02' })
})

test('a JavaScript error is logged without what it quotes', () => {
  const parse = (text: string) => {
    try {
      return logged(JSON.parse(text))
    } catch (error) {
      return logged(error)
    }
  }
  expect(parse('{"name":"Anna"}x')).not.toContain('Anna')
  expect(parse('Anna')).not.toContain('Anna')
  expect(parse('Anna')).toMatch(/is not valid JSON.*log\.test\.ts/)
  expect(logged(new TypeError("Cannot read properties of undefined (reading 'Anna')"))).not.toContain('Anna')
  expect(logged(new Error('outer', { cause: new Error('the \'Anna\'\n    of "Anna"') }))).not.toContain('Anna')
})

test('a bug is logged with its location', () => {
  expect(logged(new TypeError('x is not a function'))).toMatch(/x is not a function.*log\.test\.ts/)
  expect(logged('a string')).toContain('"err":{"type":"string"}')
})

test.each(['process.exit(3)', 'throw new Error("uncaught")', ''])('lines logged before %j are written', (end) => {
  const log = JSON.stringify(resolve(import.meta.dirname, 'log.ts'))
  const program = `const { createLog } = await import(${log}); createLog('info').info('last words'); ${end}`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(stderr).toContain('"msg":"last words"')
})

test('[S12] a log that cannot be written loses lines, but does not end the process', () => {
  const log = new URL('log.ts', import.meta.url).href
  const program = `const { createLog } = await import(${JSON.stringify(log)})
    const write = () => createLog('info').info('x'.repeat(100_000))
    for (let count = 0; count < 5; count += 1) setTimeout(write, 50 * count)
    setTimeout(() => console.log('alive'), 400)`
  const full = openSync('/dev/full', 'w')
  const args = ['--input-type=module', '-e', program]
  const { stdout, status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', full], encoding: 'utf8' })
  closeSync(full)
  expect([stdout, status]).toEqual(['alive\n', 0])
})
