interface Value {
  name: string;
  value: string;
}

/** The readout has a fixed place, so that nothing moves when a day is chosen. */
export function Readout({ now, before }: { now: Value; before: Value }) {
  return (
    <div className="grid min-h-14 grid-cols-[repeat(2,minmax(0,16rem))] gap-x-6 py-1">
      <Entry {...now} line="stroke-sky stroke-2" />
      <Entry {...before} line="stroke-plum stroke-[1.5] [stroke-dasharray:1_4]" />
    </div>
  );
}

function Entry({ name, value, line }: Value & { line: string }) {
  return (
    <p className="leading-snug">
      <span className="flex items-center gap-x-2 text-label text-stone">
        <svg width="22" height="6" aria-hidden="true" className="drawing shrink-0">
          <path d="M1 3H21" strokeLinecap="round" className={line} />
        </svg>
        {name}
      </span>
      <span className="block text-body tabular-nums">{value}</span>
    </p>
  );
}
