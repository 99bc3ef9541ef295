import type { Services } from '../../src/services.ts';
import type { Agenda } from './agenda.ts';
import type { Ask, Person } from './ask.ts';
import type { Buyer } from './people.ts';
import type { Random } from './random.ts';

/** The clock of `services` is that of the agenda. */
export interface Year {
  services: Services;
  agenda: Agenda;
  random: Random;
  ask: Ask;
  from: number;
  to: number;
  staff: { owner: Person; finance: Person; packer: Person; support: Person };
  buyers: Buyer[];
}

export const newId = () => crypto.randomUUID();

export function idOf({ member }: Person): string {
  if (!member) throw new Error('a visitor has no id');
  return member.userId;
}
