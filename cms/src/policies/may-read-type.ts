/**
 * Requires permission to read the content type that the address of the request names `contentType`. Strapi's own policy
 * looks for the type only in a parameter named `model`.
 */
export default function mayReadType({ params, state }: PolicyContext): boolean {
  return state.userAbility.can('plugin::content-manager.explorer.read', params.contentType);
}

interface PolicyContext {
  params: { contentType: string };
  state: { userAbility: { can(action: string, subject: string): boolean } };
}
