import { runCommand } from '#server/operator/run-command.ts'

const commands = JSON.parse(process.argv[2] ?? '[]') as string[][]
for (const command of commands)
  process.exitCode ||= await runCommand(command, process.env, {
    print: () => undefined,
    complain: (line) => process.stderr.write(`${line}\n`),
    password: () => Promise.reject(new Error(`${command[0]} asks for a password`)),
  })
