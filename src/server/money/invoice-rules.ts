/** What must hold for invoices and the payments on them (SPEC M25, M26). Each query lists the users for which it does not. */
export const INVOICE_RULES: Readonly<Record<string, string>> = {
  'an invoice is for no more than what is left of its payments': `
    select l.user_id as subject from invoice_lines l left join payments p on p.user_id = l.user_id and p.id = l.payment_id
    where l.living and ((p.state = 'paid') is not true or l.amount > p.amount - coalesce((
      select sum(r.amount) from refunds r
      where r.user_id = l.user_id and r.payment_id = l.payment_id and r.state <> 'refused' and r.from_account <> 'suspense'), 0))`,
  'an invoice is the sum of its lines': `
    select i.user_id as subject from invoices i
    where i.amount is distinct from (
      select sum(l.amount) from invoice_lines l where l.user_id = i.user_id and l.invoice_id = i.id)`,
  'the payments on an invoice are taken while it is good or promised': `
    select l.user_id as subject from invoice_lines l left join invoices i on i.user_id = l.user_id and i.id = l.invoice_id
    where i.id is null
      or l.living <> (i.state in ('done', 'reissue') or (i.state = 'waiting' and i.replaces is null))`,
  'an invoice that is replaced has the one in its place': `
    select i.user_id as subject from invoices i
    where case i.state
      when 'reissue' then 1 <> (
        select count(*) from invoices n where n.user_id = i.user_id and n.replaces = i.id and n.state = 'waiting')
      when 'reissued' then not exists (
        select from invoices n where n.user_id = i.user_id and n.replaces = i.id and n.number is not null)
      else exists (
        select from invoices n where n.user_id = i.user_id and n.replaces = i.id and n.state <> 'cancelled') end`,
}
