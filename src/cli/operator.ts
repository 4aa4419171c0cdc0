/** `npm run -s operator -- COMMAND ...`: administers a site, with or without a running server. */
import { readPassword } from '#server/operator/read-password.ts'
import { runCommand } from '#server/operator/run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  password: () => readPassword(process.stdin, process.stderr),
})
