import { hour } from '../../src/clock.ts';
import { inventPerson } from './people.ts';
import { messageNotes, messages } from './words.ts';
import { idOf, newId, type Year } from './year.ts';

const stages = ['NEW', 'READ', 'REPLIED', 'CLOSED'] as const;

export function planMessage(year: Year, at: number, number: number): void {
  const { agenda, random, ask, staff } = year;
  agenda.plan(at, async () => {
    const { name, username, phone, language } = inventPerson(random, 900 + number);
    const [kind, subject, message] = random.one(messages);
    const words = { name, email: `${username.toLowerCase()}@example.com`, kind, subject, message };
    const visitor = { member: null, language, ip: '203.0.113.7' };
    await ask(visitor, 'POST /message/submit', { ...words, phone: random.chance(0.6) ? phone : '' });
    const sent = { name, createdAt: agenda.clock.now() };
    const row = await year.services.db('contactMessages').where(sent).first('id');
    if (!row) return;
    const input = () => ({ requestId: newId(), messageId: row.id });
    // Old messages are closed. Of the others, some stay at an earlier stage.
    const isOld = year.to - at > 30 * 24 * hour;
    const last = isOld && random.chance(0.8) ? 3 : random.whole(0, 3);
    const reached = stages.slice(0, last + 1);
    const soon = agenda.clock.now() + random.whole(1, 20) * hour;
    if (reached.includes('READ')) {
      agenda.plan(soon, async () => {
        await ask(staff.support, 'POST /admin/messages/read', input());
        const assignee = random.one([idOf(staff.support), idOf(staff.owner)]);
        if (random.chance(0.7))
          await ask(staff.support, 'POST /admin/messages/assign', { ...input(), assignee });
        const text = random.one(messageNotes);
        if (random.chance(0.4)) await ask(staff.support, 'POST /admin/messages/note', { ...input(), text });
      });
    }
    if (reached.includes('REPLIED')) {
      agenda.plan(soon + 6 * hour, async () => {
        await ask(staff.support, 'POST /admin/messages/mark_replied', input());
      });
    }
    if (reached.includes('CLOSED')) {
      agenda.plan(soon + 70 * hour, async () => {
        await ask(staff.support, 'POST /admin/messages/close', input());
      });
    }
  });
}
