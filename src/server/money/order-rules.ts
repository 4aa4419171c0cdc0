/** What must hold for orders and what was paid for them. Each query lists the users for which it does not. */
export const ORDER_RULES: Readonly<Record<string, string>> = {
  'a paid order has the money of its payment': `
    select o.user_id as subject from orders o join payments p on p.user_id = o.user_id and p.order_id = o.id and p.state = 'paid'
    where o.state <> 'paid' or p.total_seen is distinct from o.amount or o.amount is distinct from (
      select sum(amount) from transfers t where t.user_id = o.user_id and t.cause = 'order:' || o.id || ':paid')`,
  'money for an order came by one payment': `
    select t.user_id as subject from transfers t
    where t.cause like 'order:%:paid' and 1 <> (
      select count(*) from payments p where p.user_id = t.user_id and p.order_id = t.order_id and p.state = 'paid')`,
  'a paid membership was spent and given': `
    select o.user_id as subject from orders o
    where o.kind = 'member' and o.state = 'paid' and (
      not exists (select from grants g where g.user_id = o.user_id and g.cause = 'order:' || o.id)
      or o.amount is distinct from (
        select sum(amount) from transfers t
        where t.user_id = o.user_id and t.cause = 'order:' || o.id || ':fulfilled' and t.credit = 'revenue:member'))`,
  'a membership from an order has its paid order': `
    select g.user_id as subject from grants g
    where g.cause like 'order:%' and not exists (
      select from orders o where o.user_id = g.user_id and g.cause = 'order:' || o.id and o.state = 'paid')`,
  'paid tokens were spent for and given once': `
    select o.user_id as subject from orders o
    where o.kind = 'tokens' and o.state = 'paid' and (
      not exists (select from token_entries e where e.user_id = o.user_id and e.cause = 'order:' || o.id
        and e.delta = (o.product ->> 'tokens')::int8)
      or o.amount is distinct from (
        select sum(amount) from transfers t
        where t.user_id = o.user_id and t.cause = 'order:' || o.id || ':fulfilled' and t.credit = 'revenue:tokens'))`,
  'tokens from an order have their paid order': `
    select e.user_id as subject from token_entries e
    where e.cause like 'order:%' and not exists (
      select from orders o where o.user_id = e.user_id and e.cause = 'order:' || o.id and o.kind = 'tokens' and o.state = 'paid')`,
  'what was given back to the wallet is all that was spent of it, and what was bought is taken back': `
    select distinct r.user_id as subject from transfers r
    left join orders o on o.user_id = r.user_id and o.id = r.order_id and o.state = 'paid' and r.cause = 'order:' || o.id || ':returned'
    left join transfers t on t.user_id = r.user_id and t.id = r.reverses and t.cause = 'order:' || o.id || ':fulfilled'
    where r.cause like 'order:%:returned' and (o.id is null or t.id is null
      or o.amount <> (select sum(amount) from transfers a where a.user_id = r.user_id and a.cause = r.cause)
      or exists (select from payments p where p.user_id = o.user_id and p.order_id = o.id and p.state = 'paid')
      or not case o.kind
        when 'member' then exists (
          select from grants g where g.user_id = o.user_id and g.cause = 'order:' || o.id and g.revoked_at is not null)
        when 'tokens' then exists (
          select from token_entries e where e.user_id = o.user_id and e.cause = 'refund:' || o.id
            and e.delta = -(o.product ->> 'tokens')::int8)
        else false end)`,
  'a promo code for an order is held, used or released as the order is': `
    select o.user_id as subject from orders o join promo_uses u on u.user_id = o.user_id and u.promo_id = o.promo_id and u.order_id = o.id
    where u.state <> case o.state when 'open' then 'held' when 'paid' then 'used' else 'released' end`,
  'a recharge gave the gift of its offer': `
    select o.user_id as subject from orders o
    where o.kind = 'recharge' and o.state = 'paid' and o.gift <> coalesce((
      select sum(amount) from transfers t where t.user_id = o.user_id and t.cause = 'order:' || o.id || ':fulfilled'), 0)`,
  'money that was not accepted is in suspense': `
    select p.user_id as subject from payments p
    where p.state = 'odd' and p.total_seen is distinct from (
      select sum(amount) from transfers t where t.user_id = p.user_id and t.cause = 'payment:' || p.id || ':odd')`,
  'no more is paid back than was paid': `
    select r.user_id as subject from refunds r join payments p on p.user_id = r.user_id and p.id = r.payment_id
    where r.state <> 'refused' group by r.user_id, p.id, p.total_seen having sum(r.amount) > coalesce(p.total_seen, 0) + coalesce((
      select sum(amount) from transfers t where t.user_id = r.user_id and t.cause like 'payment:' || p.id || ':again:%'), 0)`,
  'a refund took its money once, and it is at the payer, on its way or back': `
    select r.user_id as subject from refunds r
    where r.amount + r.gift_back is distinct from (
        select sum(amount) from transfers t where t.user_id = r.user_id and t.cause = 'refund:' || r.id)
      or case r.state when 'done' then r.amount when 'refused' then r.amount + r.gift_back else 0 end <> coalesce((
        select sum(amount) from transfers t
        where t.user_id = r.user_id and t.cause in ('refund:' || r.id || ':done', 'refund:' || r.id || ':refused')), 0)`,
  'somebody asks about each payment that may still come': `
    select n.user_id as subject from trade_numbers n
    join payments p on p.user_id = n.user_id and p.id = n.payment_id
    left join refunds r on r.user_id = n.user_id and r.id = n.refund_id
    where (case when n.refund_id is null then p.state in ('asking', 'waiting') else r.state in ('asked', 'sent') end)
      and coalesce(r.created_at, p.created_at) > (select max(created_at) from payments) - 8 * 86400000::int8
      and not exists (select from due d where d.number = n.number)`,
}
