import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { issueSocketTicket } from './socket-ticket.ts'

export function pushRoutes({ db, limits }: Pick<Services, 'db' | 'limits'>): Routes<'Push/ticket'> {
  return {
    'Push/ticket': {
      async answer({ session, now }) {
        await limits.take('ticketsByUser', session.user)
        return { ticket: await issueSocketTicket(db, session, now) }
      },
    },
  }
}
