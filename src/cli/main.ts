/** `npm run -s cli -- COMMAND ...`: the catalogue without a server and without a browser. */
import { fileFault } from './file-fault.ts'
import { runCommand } from './run-command.ts'

const language = (process.env.LANG ?? '').startsWith('zh') ? 'zh' : 'en'

// a reader such as `head` closes the pipe early, which is no error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  const fault = fileFault(error, 'stdout')
  if (fault === undefined) throw error
  process.stderr.write(`${fault.words[language]}\n`)
  process.exit(2)
})

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  language,
})
