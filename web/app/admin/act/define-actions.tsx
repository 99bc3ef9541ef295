import type { EndpointKey, InputOf, Permission } from '@junyao/commerce/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { useMay } from '../frame/staff.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { actionForm } from './action-form.ts';

type Key = Extract<EndpointKey, `POST /admin/${string}`>;
type Path = Key extends `POST ${infer At}` ? At : never;
type Form = FormSpec<Record<string, string>, unknown>;

interface Opening {
  open: boolean;
  onClose: () => void;
}

interface Offer<Row> {
  permission: Permission;
  /** Commerce checks it again. */
  allows: (row: Row) => boolean;
  /** May be the primary button. What moves money or cancels never is. */
  isLikely?: true;
  /** Instead of `actions.<name>.verb`. */
  verb?: string;
}

/** An action with a dialog of its own. */
interface Special<Row> extends Offer<Row> {
  form: Form;
  dialog: (row: Row, opening: Opening & { offered: boolean }) => ReactNode;
}

/** Sends the key of the record and, if asked for, its version and a reason. */
interface Ordinary<Row> extends Offer<Row> {
  path: Path;
  /** Whether the dialog asks why. */
  reason?: true;
  /** Which word below `actions.<name>` says what will happen, if it depends on the record. */
  effect?: (row: Row) => string;
}

type Action<Row> = Ordinary<Row> | Special<Row>;

interface Definition<Row, Name extends string> {
  /** The namespace with `actions.<name>.verb`, `title`, `effect` and `done`. */
  words: string;
  /** Names the record, in its own fields and in the inputs. */
  key: keyof Row & string;
  /** Whether the actions apply to the version of the record that the person saw. */
  versioned?: true;
  /** The values in the words. */
  named: (row: Row, t: TFunction) => Record<string, string | number>;
  /** The record as it is now, for a person who was slower than a colleague. */
  present: (row: Row) => ReactNode;
  /** The likely action comes first and the dangerous ones last. */
  actions: Readonly<Record<Name, Action<Row>>>;
}

/** What staff may do with a record. Each action is one POST, which commerce checks again. */
type Actions<Row, Name extends string> = ReturnType<typeof defineActions<Row, Name>>;

export function defineActions<Row, Name extends string>(definition: Definition<Row, Name>) {
  const { actions } = definition;
  const names = Object.keys(actions) as Name[];
  return {
    ...definition,
    /** For the `clientAction` of a page. */
    forms: Object.fromEntries(names.map((name) => [name, formOf(name, definition)])) as Record<Name, Form>,
    isOffered: (row: Row, name: Name) => actions[name].allows(row),
    offered: (row: Row, may: (permission: Permission) => boolean): Name[] =>
      names.filter((name) => may(actions[name].permission) && actions[name].allows(row)),
  };
}

function formOf<Row, Name extends string>(
  name: Name,
  { key, versioned, actions }: Definition<Row, Name>,
): Form {
  const action: Action<Row> = actions[name];
  if ('dialog' in action) return action.form;
  const { path, reason } = action;
  return actionForm({
    intent: name,
    fields: [key, ...(versioned ? ['version'] : []), ...(reason ? ['reason'] : [])],
    required: reason ? ['reason'] : [],
    record: key,
    send: (entered, options) => post(path, entered as unknown as InputOf<`POST ${Path}`>, options),
  });
}

interface ActionOfProps<Row, Name extends string> extends Opening {
  actions: Actions<Row, Name>;
  row: Row;
  name: Name;
}

/** The dialog of one action. */
function ActionOf<Row, Name extends string>({
  actions: { words, key, versioned, named, present, actions, forms },
  row,
  name,
  ...opening
}: ActionOfProps<Row, Name>) {
  const { t, i18n } = useTranslation(words);
  const action: Action<Row> = actions[name];
  const offered = action.allows(row);
  if ('dialog' in action) return action.dialog(row, { ...opening, offered });
  const { reason = false, effect } = action;
  const { [key]: id, version } = row as Record<string, unknown>;
  const texts = named(row, t);
  return (
    <ActionDialog
      {...opening}
      form={forms[name]}
      title={t(`actions.${name}.title`, texts)}
      verb={t(`actions.${name}.verb`)}
      effect={t(`actions.${name}.${effect?.(row) ?? 'effect'}`, texts)}
      values={{ [key]: String(id), ...(versioned && { version: String(version) }) }}
      reason={reason}
      offered={offered}
      present={present(row)}
      done={() => i18n.t(`${words}:actions.${name}.done`, texts)}
    />
  );
}

/** The buttons of a record with their dialogs. */
export function ActionsOf<Row, Name extends string>({
  actions,
  row,
  before,
  after,
}: {
  actions: Actions<Row, Name>;
  row: Row;
  /** Such as a link that opens an action too. */
  before?: (open: (name: Name) => void) => ReactNode;
  after?: ReactNode;
}) {
  const { t } = useTranslation(actions.words);
  const { [actions.key]: id } = row as Record<string, unknown>;
  const offered = actions.offered(row, useMay());
  return (
    <ActionButtons
      offered={offered}
      before={before}
      after={after}
      likely={offered.find((name) => actions.actions[name].isLikely)}
      forms={firstOfEach(actions.forms)}
      record={{ [actions.key]: String(id) }}
      verbOf={(name) => t(actions.actions[name].verb ?? `actions.${name}.verb`)}
      dialog={(name, opening) => <ActionOf actions={actions} row={row} name={name} {...opening} />}
    />
  );
}

/** Two actions with one form, such as a parcel and its correction, have one attempt without an answer. */
function firstOfEach<Name extends string>(forms: Readonly<Record<Name, Form>>): Partial<Record<Name, Form>> {
  const entries = Object.entries<Form>(forms);
  const first = entries.filter(
    ([, form], index) => entries.findIndex(([, other]) => other === form) === index,
  );
  return Object.fromEntries(first) as Partial<Record<Name, Form>>;
}
