import type { Config } from '../config.ts'
import type { Site } from '../open-site.ts'

/** What every command gets. */
export interface Invocation {
  readonly now: number
  /** The value of a required option. */
  readonly option: (name: string) => string
  /** The value of an option that may be absent. */
  readonly optional: (name: string) => string | undefined
  /** Whether an option without a value is given. */
  readonly flag: (name: string) => boolean
  /** The next positional argument; `what` is its name in the usage. */
  readonly argument: (what: string) => string
  /** All further positional arguments. */
  readonly rest: () => readonly string[]
  /** The next positional argument, as the id of something published. */
  readonly id: () => string
  /** Reads a new password from the operator. */
  readonly password: () => Promise<string>
  readonly print: (line: string) => void
}

export interface CommandContext extends Invocation {
  readonly site: Site
  readonly config: Config
}

/** Context of a command that runs without a site. */
export interface BareContext extends Invocation {
  readonly config: Config
}

interface Described {
  readonly usage: string
  readonly purpose: string
  readonly options: readonly string[]
  /** Options without a value. */
  readonly flags?: readonly string[]
}

/** A command that works on the opened site. */
export interface Command extends Described {
  readonly run: (context: CommandContext) => Promise<void>
}

export interface BareCommand extends Described {
  readonly runBare: (context: BareContext) => Promise<void>
}
