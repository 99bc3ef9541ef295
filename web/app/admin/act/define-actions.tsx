import type { EndpointKey, InputOf, Permission } from '@junyao/commerce/contract';
import { own } from '@junyao/commerce/contract/own';
import type { i18n as I18n, TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { post } from '../../api/commerce.ts';
import type { FormSpec } from '../../form/form-action.ts';
import { readAmount } from '../../form/read-amount.ts';
import type { FormState } from '../../form/use-form.ts';
import { type Me, useMay, useMe } from '../frame/staff.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type ActionField, ActionFields } from './action-fields.tsx';
import { actionForm } from './action-form.ts';
import { useNextAction } from './use-next-action.tsx';

type Key = Extract<EndpointKey, `POST /admin/${string}`>;
type Path = Key extends `POST ${infer At}` ? At : never;
type Form = FormSpec<Record<string, string>, unknown>;
type Person = { userId: string } | null;
type Texts = Record<string, string | number>;

interface Opening {
  open: boolean;
  onClose: () => void;
}

interface Offer<Row> {
  permission: Permission;
  /** Commerce checks it again. */
  allows: (row: Row) => boolean;
  /** Nobody moves money of the own wallet. */
  owner?: (row: Row) => Person;
  /** Another person decides, unless there is none (`decidesAlone`). */
  proposer?: (row: Row) => Person;
  /** May be the primary button. What moves money or cancels never is. */
  isLikely?: true;
  /** Rows of a list have no button for it. */
  inRecordAlone?: true;
  /** Instead of `actions.<name>.verb`. */
  verb?: string;
  /** Whose words the action has for this person, such as "withdraw" for the rejection of an own proposal. */
  word?: (row: Row, userId: string | undefined) => string;
}

/** An action with a dialog of its own. */
interface Special<Row> extends Offer<Row> {
  form: Form;
  dialog: (row: Row, opening: Opening & { offered: boolean }) => ReactNode;
}

/** Sends the key of the record, and its version, fields and a reason if the definition names them. */
interface Ordinary<Row, Name extends string> extends Offer<Row> {
  path: Path;
  fields?: Readonly<Record<string, ActionField<Row>>>;
  /** Whether the dialog asks why. */
  reason?: true;
  /** Hidden values, such as an amount as the person saw it. */
  values?: Readonly<Record<string, (row: Row) => string>>;
  /** Which word below `actions.<name>` says what will happen, if it depends on the record. */
  effect?: (row: Row) => string;
  /** Shown above the fields. `sends` names the inputs in it. */
  content?: (row: Row, form: FormState<string>) => ReactNode;
  sends?: readonly string[];
  /** Shown when the action is no longer possible, instead of `present`. */
  present?: (row: Row) => ReactNode;
  /** The toast, if it depends on the answer. */
  done?(answer: object, i18n: I18n, texts: Texts): string;
  /** The address that the page leaves for, such as that of the renamed record. */
  leadsTo?(answer: { name: string }): string;
  refusals?: Form['refusals'];
  /** The other decision, which the dialog leads to. */
  instead?: Name;
}

type Action<Row, Name extends string> = Ordinary<Row, Name> | Special<Row>;

interface Definition<Row, Name extends string> {
  /** The namespace with `actions.<name>.verb`, `title`, `effect` and `done`, and `fields.*`. */
  words: string;
  /** Names the record, in its own fields and in the inputs. */
  key: keyof Row & string;
  /** Whether the actions apply to the version of the record that the person saw. */
  versioned?: true;
  /** The values in the words. */
  named: (row: Row, t: TFunction, i18n: I18n) => Texts;
  /** The word for a person who sees no button because another person has to press it. */
  waitsFor?: string;
  /** The record as it is now, for a person who was slower than a colleague. */
  present?: (row: Row) => ReactNode;
  /** The likely action comes first and the dangerous ones last. */
  actions: Readonly<Record<Name, Action<Row, Name>>>;
}

/** What staff may do with a record. Each action is one POST, which commerce checks again. */
export type Actions<Row, Name extends string> = ReturnType<typeof defineActions<Row, Name>>;

const nobody: Me = { userId: undefined, decidesAlone: false };

export function defineActions<Row, Name extends string>(definition: Definition<Row, Name>) {
  const { actions } = definition;
  const names = Object.keys(actions) as Name[];
  const isOffered = (row: Row, name: Name, me = nobody) =>
    actions[name].allows(row) && !isOwn(actions[name], row, me);
  return {
    ...definition,
    /** For the `clientAction` of a page. */
    forms: Object.fromEntries(names.map((name) => [name, formOf(name, definition)])) as Record<Name, Form>,
    isOffered,
    offered: (row: Row, may: (permission: Permission) => boolean, me = nobody): Name[] =>
      names.filter((name) => may(actions[name].permission) && isOffered(row, name, me)),
    /** Whether this person sees no button only because another person has to press it. */
    needsAnother: (row: Row, may: (permission: Permission) => boolean, me: Me): boolean =>
      names.some(
        (name) => may(actions[name].permission) && actions[name].allows(row) && isOwn(actions[name], row, me),
      ),
  };
}

function isOwn<Row>({ owner, proposer }: Offer<Row>, row: Row, { userId, decidesAlone }: Me): boolean {
  if (userId === undefined) return false;
  return owner?.(row)?.userId === userId || (!decidesAlone && proposer?.(row)?.userId === userId);
}

function formOf<Row, Name extends string>(
  name: Name,
  { key, versioned, actions }: Definition<Row, Name>,
): Form {
  const action: Action<Row, Name> = actions[name];
  if ('dialog' in action) return action.form;
  const { path, reason, fields = {}, values = {}, sends = [], refusals } = action;
  const form = actionForm({
    intent: name,
    fields: [
      ...[key, ...(versioned ? ['version'] : []), ...Object.keys({ ...values, ...fields }), ...sends],
      ...(reason ? ['reason'] : []),
    ],
    required: [
      ...Object.entries(fields).flatMap(([field, { optional, when }]) => (optional || when ? [] : field)),
      ...(reason ? ['reason'] : []),
    ],
    record: key,
    send: (entered, options) =>
      post(
        path,
        { ...entered, ...amountsOf(fields, entered) } as unknown as InputOf<`POST ${Path}`>,
        options,
      ),
  });
  return { ...form, ...(refusals && { refusals }) };
}

/** Commerce explains at the field why an amount cannot be read. */
function amountsOf<Row>(
  fields: Readonly<Record<string, ActionField<Row>>>,
  entered: Readonly<Record<string, string>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'money')
      .map(([name]) => [name, readAmount(own(entered, name) ?? '')] as const)
      .filter(([, amount]) => !Number.isNaN(amount)),
  );
}

interface ActionOfProps<Row, Name extends string> extends Opening {
  actions: Actions<Row, Name>;
  row: Row;
  name: Name;
  onInstead?: ((name: Name) => void) | undefined;
  onDone?: (() => void) | undefined;
}

/** The dialog of one action. */
export function ActionOf<Row, Name extends string>({
  actions: { words, key, versioned, named, present, actions, forms, isOffered },
  row,
  name,
  onInstead,
  onDone,
  ...opening
}: ActionOfProps<Row, Name>) {
  const { t, i18n } = useTranslation(words);
  const me = useMe();
  const navigate = useNavigate();
  const { search } = useLocation();
  const action: Action<Row, Name> = actions[name];
  const offered = isOffered(row, name, me);
  if ('dialog' in action) return action.dialog(row, { ...opening, offered });
  const { reason = false, fields, values = {}, effect, content, done, leadsTo, instead } = action;
  const { [key]: id, version } = row as Record<string, unknown>;
  const texts = named(row, t, i18n);
  const word = `actions.${action.word?.(row, me.userId) ?? name}`;
  return (
    <ActionDialog
      {...opening}
      form={forms[name]}
      title={t(`${word}.title`, texts)}
      verb={t(`${word}.verb`)}
      effect={t(`${word}.${effect?.(row) ?? 'effect'}`, texts)}
      values={{
        [key]: String(id),
        ...(versioned && { version: String(version) }),
        ...Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value(row)])),
      }}
      reason={reason}
      offered={offered}
      present={(action.present ?? present)?.(row)}
      done={(answer) => done?.(Object(answer), i18n, texts) ?? i18n.t(`${words}:${word}.done`, texts)}
      onDone={(answer) => {
        onDone?.();
        if (leadsTo) void navigate(`${leadsTo(answer as { name: string })}${search}`);
      }}
      {...(instead &&
        onInstead &&
        isOffered(row, instead, me) && {
          instead: { verb: t(verbKey(actions, instead, row, me)), onPress: () => onInstead(instead) },
        })}
    >
      {(form) => (
        <>
          {content?.(row, form)}
          {fields && <ActionFields {...{ words, fields, row, form }} action={name} />}
        </>
      )}
    </ActionDialog>
  );
}

function verbKey<Row, Name extends string>(
  actions: Definition<Row, Name>['actions'],
  name: Name,
  row: Row,
  { userId }: Me,
): string {
  const { verb, word } = actions[name];
  return verb ?? `actions.${word?.(row, userId) ?? name}.verb`;
}

/** The buttons of a record with their dialogs. */
export function ActionsOf<Row, Name extends string>({
  actions,
  row,
  before,
  after,
  opensFirst = false,
  onDone,
}: {
  actions: Actions<Row, Name>;
  row: Row;
  /** Such as a link that opens an action too. */
  before?: (open: (name: Name) => void) => ReactNode;
  after?: ReactNode;
  /** Whether the dialog of the first action is open from the start. */
  opensFirst?: boolean;
  onDone?: (() => void) | undefined;
}) {
  const { t, i18n } = useTranslation([actions.words, 'admin']);
  const may = useMay();
  const { waitsFor } = actions;
  const { [actions.key]: id } = row as Record<string, unknown>;
  const me = useMe();
  const offered = actions.offered(row, may, me);
  return (
    <ActionButtons
      offered={offered}
      initially={opensFirst ? offered[0] : undefined}
      before={before}
      after={
        <>
          {after}
          {actions.needsAnother(row, may, me) && (
            <p className="self-center text-stone">
              {waitsFor ? t(waitsFor, actions.named(row, t, i18n)) : t('admin:act.needsAnother')}
            </p>
          )}
        </>
      }
      likely={offered.find((name) => actions.actions[name].isLikely)}
      forms={firstOfEach(actions.forms)}
      record={{ [actions.key]: String(id) }}
      verbOf={(name) => t(verbKey(actions.actions, name, row, me))}
      dialog={(name, opening, onInstead) => (
        <ActionOf {...{ actions, row, name, onInstead, onDone }} {...opening} />
      )}
    />
  );
}

/** The likely action of each row of a list. The page shows the `dialog` beside the list. */
export function useNextOf<Row, Name extends string>(actions: Actions<Row, Name>, rows: readonly Row[]) {
  const { t } = useTranslation(actions.words);
  const may = useMay();
  const me = useMe();
  return useNextAction<Row, Name>({
    rows,
    rowId: (row) => String(row[actions.key]),
    next: (row) => actions.offered(row, may, me).find((name) => !actions.actions[name].inRecordAlone),
    verb: (name, row) => t(verbKey(actions.actions, name, row, me)),
    dialog: (row, name, open, onClose, onInstead) => (
      <ActionOf actions={actions} row={row} name={name} open={open} onClose={onClose} onInstead={onInstead} />
    ),
  });
}

/** Two actions with one form, such as a parcel and its correction, have one attempt without an answer. */
function firstOfEach<Name extends string>(forms: Readonly<Record<Name, Form>>): Partial<Record<Name, Form>> {
  const entries = Object.entries<Form>(forms);
  const first = entries.filter(
    ([, form], index) => entries.findIndex(([, other]) => other === form) === index,
  );
  return Object.fromEntries(first) as Partial<Record<Name, Form>>;
}
