import { useState } from 'react';
import type { Language, Sample, Say } from './sample.ts';
import { actions } from './samples/actions.tsx';
import { facts } from './samples/facts.tsx';
import { fields } from './samples/fields.tsx';
import { messages } from './samples/messages.tsx';
import './ui.css';

export const samples: Sample[] = [...actions, ...fields, ...messages, ...facts];

/** Shows the components of `web/app/ui` in all their states and both languages, in development only. */
export default function DevUi() {
  return <SamplesPage samples={samples} />;
}

export function SamplesPage({ samples }: { samples: readonly Sample[] }) {
  const [narrow, setNarrow] = useState(false);
  return (
    <main lang="en" className={`page samples ${narrow ? 'narrow' : ''}`}>
      <title>Primitives</title>
      <header className="samples-head">
        <h1>Primitives</h1>
        <nav aria-label="Primitives">
          {samples.map(({ title }) => (
            <a key={title} href={`#${title}`}>
              {title}
            </a>
          ))}
        </nav>
        <label>
          <input type="checkbox" checked={narrow} onChange={() => setNarrow(!narrow)} />
          As narrow as on a phone of 360 px
        </label>
      </header>
      {samples.map((sample) => (
        <section key={sample.title} id={sample.title} aria-label={sample.title} className="sample">
          <h2>{sample.title}</h2>
          {Object.entries(sample.states).map(([name, show]) => (
            <div key={name} className="sample-state">
              <h3>{name}</h3>
              {languages.map((language) => (
                <div key={language} lang={language} className="sample-cell">
                  {show(say[language])}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}

const languages: Language[] = ['zh', 'en'];

const say: Record<Language, Say> = { zh: (zh) => zh, en: (_, en) => en };
