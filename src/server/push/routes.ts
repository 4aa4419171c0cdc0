import type { Routes } from '../http/route.ts'
import type { Services } from '../services.ts'
import { issueSocketTicket } from './socket-ticket.ts'

export function pushRoutes({ db }: Pick<Services, 'db'>): Routes<'Push/ticket'> {
  return {
    'Push/ticket': {
      userLimit: 'ticketsByUser',
      async answer({ session, now }) {
        return { ticket: await issueSocketTicket(db, session, now) }
      },
    },
  }
}
