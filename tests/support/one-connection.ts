import { connections } from '#server/db/watched-pool.ts'

/** Makes each transaction fail that asks for a second connection. */
connections.onSecond = () =>
  new Error('a transaction asks for a second connection: with all connections so busy, none would ever be free')
