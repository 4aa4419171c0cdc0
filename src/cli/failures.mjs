/** Collects failures and their reasons from the reports of the test runners, to repeat them at the end of a long run. */

const LINES = 80
const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** From vitest's JSON report: one text per failed test, or per test that passed only at its second attempt. */
export function failuresOfVitest(report, { isUnsteady = false } = {}) {
  return (report.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status, failureMessages }) =>
      isUnsteady ? status === 'passed' && failureMessages.length > 0 : status === 'failed',
    )
    const tests = failed.map(({ fullName, failureMessages }) => said(`${name}: ${fullName}`, failureMessages))
    return tests.length === 0 && message && !isUnsteady ? [said(name, [message])] : tests // a file that failed to load has no tests
  })
}

/** From Playwright's JSON report: one text per failed test, for its last failed attempt, or per test that passed only at its second. */
export function failuresOfPlaywright(report, { isUnsteady = false } = {}) {
  const texts = isUnsteady ? [] : (report.errors ?? []).map(({ message }) => said('the run', [message]))
  const visit = ({ suites = [], specs = [] }) => {
    for (const { file, title, tests } of specs) {
      for (const { status, results } of tests) {
        if (status !== (isUnsteady ? 'flaky' : 'unexpected')) continue
        const { errors = [] } = results.findLast(({ errors: all = [] }) => all.length > 0) ?? {}
        const messages = errors.map(({ message }) => message)
        texts.push(said(`${file}: ${title}`, messages))
      }
    }
    for (const suite of suites) visit(suite)
  }
  visit(report)
  return texts
}

function said(title, messages) {
  const lines = messages.join('\n').replaceAll(colours, '').split('\n')
  return [`✗ ${title}`, ...lines.slice(0, LINES).map((line) => `    ${line}`)].join('\n')
}
