import { TOKEN_SOURCES, type TokenRecord } from '#contract/calls/tokens.ts'
import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { monthOf } from './month.ts'
import { inSeconds } from './records.ts'
import { listTokens, type StoredTokens } from './token-store.ts'
import { readAllowance } from './tokens.ts'

function present({ id, created_at: at, cause, delta, model }: StoredTokens): TokenRecord {
  const [source] = cause.split(':', 1)
  return {
    id,
    time: inSeconds(at),
    by: TOKEN_SOURCES.find((name) => name === source) ?? 'use',
    tokens: delta,
    model,
  }
}

export function tokenRoutes({
  db,
  tokensMonth,
  model,
}: Pick<Services, 'db' | 'tokensMonth' | 'model'>): Routes<'Tokens/detail' | 'Tokens/index'> {
  return {
    'Tokens/detail': {
      async answer({ session: { user }, now }) {
        const { resets, ...allowance } = await readAllowance(db, user, tokensMonth, now)
        return { model: model !== undefined, ...allowance, resets_time: inSeconds(resets), time: inSeconds(now) }
      },
    },
    'Tokens/index': {
      async answer({ request: { month, page, limit }, session: { user }, now }) {
        const between = month === undefined ? undefined : monthOf(month)
        const { rows, total } = await listTokens(db, user, between, { page, limit })
        return { data: rows.map(present), total, page, limit, time: inSeconds(now) }
      },
    },
  }
}
