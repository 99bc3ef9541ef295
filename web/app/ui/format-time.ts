const formats = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateAndTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const workshopZone = 'Asia/Shanghai';

/**
 * Formats a time in the reader's time zone, and names the zone if its clocks differ from those of the workshop:
 * `16:00`, but `10:00 GMT+2`.
 * @param value an ISO 8601 time
 * @param timeZone by default the zone of this device
 */
export function formatTime(
  value: string,
  language: string,
  show: keyof typeof formats,
  timeZone?: string,
): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const moment = new Date(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...formats[show], timeZone, ...options });
  const text = format({}).format(moment);
  if (show === 'date' || text === format({ timeZone: workshopZone }).format(moment)) return text;
  const parts = format({ timeZoneName: 'shortOffset' }).formatToParts(moment);
  return `${text} ${parts.find(({ type }) => type === 'timeZoneName')?.value}`;
}
