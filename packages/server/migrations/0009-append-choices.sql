-- The same as before (0008), with one choice of a person in each line: lists of entries in lists cost a third of the whole.
drop function append_together(json, json, json, json, json);
create function append_together(heads json, chosen json, choices json, turns json, new_snapshots json)
returns boolean language plpgsql
-- Plans are made once, when the tables may still be small: rows are looked up by their keys all the same.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  moved_on integer;
begin
  update matches set sequence = head.sequence, step = head.step, revealed_step = head."revealedStep", moved_at = head.at,
    bot_due_at = head."botDueAt", summary = head.summary, standings = head.standings,
    status = case when head.standings is null then status else 'finished' end,
    finished_at = case when head.standings is null then null else head.at end
  from json_to_recordset(heads) as head(match uuid, after integer, sequence integer, step integer, "revealedStep" integer,
    at timestamptz, "botDueAt" timestamptz, summary jsonb, standings jsonb)
  where matches.id = head.match and matches.sequence = head.after and matches.status = 'playing' and matches.frozen is null;
  get diagnostics moved_on = row_count;
  if moved_on <> json_array_length(heads) then
    return false;
  end if;
  if exists (
    select from json_to_recordset(chosen) as by(match uuid, seat text, actor uuid)
    left join seats on seats.match = by.match and seats.seat = by.seat where seats.holder is distinct from by.actor
  ) then
    return false;
  end if;
  insert into journal (match, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, at)
  select match, sequence, kind, seat, answer, step, actor, bot, request, revealed, events, at
  from json_to_recordset(choices) as choice(match uuid, at timestamptz, sequence integer, kind text, seat text, answer json,
    step integer, actor uuid, bot text, request uuid, revealed boolean, events json);
  update seats set to_act = turn."toAct", acting_since = turn."actingSince", due_at = turn."dueAt",
    remind_at = turn."remindAt", left_seconds = turn."leftSeconds", missed = turn.missed, prompt = turn.prompt,
    reminded = case when turn."actingSince" is distinct from seats.acting_since or turn.meanwhile then 0 else reminded end,
    reminded_at = case when turn."actingSince" is distinct from seats.acting_since or turn.meanwhile then null
      else reminded_at end
  from json_to_recordset(turns) as turn(match uuid, seat text, "toAct" boolean, "actingSince" timestamptz,
    "dueAt" timestamptz, "remindAt" timestamptz, "leftSeconds" integer, missed integer, prompt jsonb, meanwhile boolean)
  where seats.match = turn.match and seats.seat = turn.seat;
  insert into snapshots (match, sequence, step, stage, record)
  select match, sequence, step, stage, record
  from json_to_recordset(new_snapshots) as new(match uuid, sequence integer, step integer, stage integer, record json);
  return true;
end
$$;
