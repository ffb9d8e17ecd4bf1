-- When somebody was reminded last, and what they are asked: their own lobby shows it, nobody else's.
alter table seats add column reminded_at timestamptz;
alter table seats add column prompt jsonb;

-- What happened to a match, written at one stroke or not at all. A function keeps its plans: a statement would be planned
-- anew at every choice.
--
-- A seat is guarded: the choice of a person counts only while that person holds the seat, the choice of a bot only while a
-- bot or the rules themselves play it, or its person is late.
create function append_entries(
  the_match uuid, after integer, new_sequence integer, new_step integer, new_revealed integer, moved timestamptz,
  bot_due timestamptz, new_summary jsonb, new_standings jsonb, chosen jsonb, entries json, turns jsonb,
  forget_after integer, snapshot json, late_seat text
) returns boolean language plpgsql as $$
begin
  update matches set sequence = new_sequence, step = new_step, revealed_step = new_revealed, moved_at = moved,
    bot_due_at = bot_due, summary = new_summary, standings = new_standings,
    status = case when new_standings is null then status else 'finished' end,
    finished_at = case when new_standings is null then null else moved end
  where id = the_match and sequence = after and status = 'playing' and frozen is null and not exists (
    select from jsonb_to_recordset(chosen) as by(seat text, actor uuid)
    left join seats on seats.match = the_match and seats.seat = by.seat
    where case when by.seat = late_seat then seats.due_at is null or seats.due_at > moved
      when by.actor is null then seats.bot is null and not seats.automatic
      else seats.holder is distinct from by.actor end
  );
  if not found then
    return false;
  end if;
  insert into journal (match, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, at)
  select the_match, entry.sequence, entry.kind, entry.seat, entry.answer, entry.step, entry.actor, entry.bot, entry.request,
    entry.revealed, entry.events, moved
  from json_to_recordset(entries) as entry(sequence integer, kind text, seat text, answer json, step integer,
    actor uuid, bot text, request uuid, revealed boolean, events json);
  if turns is not null then
    update seats set to_act = turn."toAct", acting_since = turn."actingSince", due_at = turn."dueAt",
      remind_at = turn."remindAt", left_seconds = turn."leftSeconds", missed = turn.missed, prompt = turn.prompt,
      reminded = case when turn."actingSince" is not distinct from seats.acting_since then reminded else 0 end,
      reminded_at = case when turn."actingSince" is not distinct from seats.acting_since then reminded_at end
    from jsonb_to_recordset(turns) as turn(seat text, "toAct" boolean, "actingSince" timestamptz,
      "dueAt" timestamptz, "remindAt" timestamptz, "leftSeconds" integer, missed integer, prompt jsonb)
    where seats.match = the_match and seats.seat = turn.seat;
  end if;
  if forget_after is not null then
    delete from snapshots where match = the_match and step > forget_after;
  end if;
  if snapshot is not null then
    insert into snapshots (match, sequence, step, stage, record)
    values (the_match, (snapshot ->> 'sequence')::integer, (snapshot ->> 'step')::integer,
      (snapshot ->> 'stage')::integer, snapshot -> 'record');
  end if;
  return true;
end
$$;
