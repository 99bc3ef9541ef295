/**
 * The `clientAction` of pages with a contact form. The code that sends the form is imported only when the
 * form is submitted, because the size of the scripts of a public page is limited.
 */
export async function contactAction(call: { request: Request }) {
  const { sendContactForm } = await import('./contact-form.ts');
  return sendContactForm(call);
}
