import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

test('from a report of vitest each failed test is listed with its reason, and no passed one', () => {
  const report = {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'waits', status: 'passed', failureMessages: ['too early'] },
          {
            fullName: 'divides',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[0m\n  at a.test.ts:3'],
          },
        ],
      },
      { name: 'b.test.ts', message: 'no such module', assertionResults: [] },
    ],
  }
  expect(failuresOfVitest(report)).toEqual([
    '✗ a.test.ts: divides\n    expected 1\n      at a.test.ts:3',
    '✗ b.test.ts\n    no such module',
  ])
  expect(failuresOfVitest(report, { isUnsteady: true })).toEqual(['✗ a.test.ts: waits\n    too early'])
  expect(failuresOfVitest({})).toEqual([])
})

test('from a report of Playwright the last failed attempt is listed', () => {
  const passed = { status: 'expected', results: [{ errors: [] }] }
  const failed = { status: 'unexpected', results: [{ errors: [{ message: 'not visible' }] }] }
  const flaky = { status: 'flaky', results: [{ errors: [{ message: 'too early' }] }, { errors: [] }] }
  const report = {
    errors: [{ message: 'no server' }],
    suites: [
      {
        specs: [{ file: 'c.e2e.ts', title: 'opens', tests: [passed] }],
        suites: [{ specs: [{ file: 'c.e2e.ts', title: 'closes', tests: [failed, flaky] }] }],
      },
    ],
  }
  expect(failuresOfPlaywright(report)).toEqual(['✗ the run\n    no server', '✗ c.e2e.ts: closes\n    not visible'])
  expect(failuresOfPlaywright(report, { isUnsteady: true })).toEqual(['✗ c.e2e.ts: closes\n    too early'])
})

test('a long reason is cut', () => {
  const long = { name: 'a.test.ts', message: 'x\n'.repeat(100), assertionResults: [] }
  expect(failuresOfVitest({ testResults: [long] })[0]?.split('\n')).toHaveLength(81)
})
