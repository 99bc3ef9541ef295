const workshop = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** The day before today in the workshop's calendar. Providers offer the statement of a day on the next one. */
export function yesterday(): string {
  return workshop.format(new Date(Date.now() - 24 * 60 * 60 * 1000));
}
