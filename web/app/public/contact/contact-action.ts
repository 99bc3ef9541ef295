/**
 * The `clientAction` of pages with a contact form. The form is loaded when it is sent, because the scripts of a public
 * page are limited.
 */
export async function contactAction(call: { request: Request }) {
  const { sendContactForm } = await import('./contact-form.ts');
  return sendContactForm(call);
}
