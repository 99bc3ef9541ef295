import { own } from './own.ts';

/** The numbers of pino, so that lines of the CMS look like those of the other services. */
const levels: Record<string, number> = {
  error: 50,
  warn: 40,
  info: 30,
  http: 30,
  verbose: 20,
  debug: 20,
  silly: 10,
};

/** Strapi's logger, winston, prints this property. */
const line = Symbol.for('message');

interface Info {
  level: string;
  message: unknown;
  stack?: string;
}

/** JSON lines with the id that web gave to the request, if there is one. */
export const jsonLines = {
  transform(info: Info): Info {
    const { level, message, stack } = info;
    const traceId = traceIdOfRequest();
    const entry = {
      level: own(levels, level) ?? 30,
      time: Date.now(),
      name: 'cms',
      ...(traceId && { traceId }),
      msg: message instanceof Error ? message.message : String(message),
      ...(stack !== undefined && { err: { stack } }),
      ...(message instanceof Error && { err: { stack: message.stack } }),
    };
    return Object.assign({}, info, { [line]: JSON.stringify(entry) });
  },
};

function traceIdOfRequest(): string | undefined {
  // Lines before Strapi has started have no request.
  const context = globalThis.strapi?.requestContext?.get();
  return context?.get('x-request-id') || undefined;
}
